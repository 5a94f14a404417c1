// npm run --silent replay -- FILE… | -   [--trace] [--language de]
// Replays game files and prints the report of each (GAME-FILE in docs). The work is in replay.ts; this only finds its bundle.
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

const { replayCommand } = await import(pathToFileURL(await bundle('scripts/replay.ts')).href);
process.exitCode = replayCommand(process.argv.slice(2));
