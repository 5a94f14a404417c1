/** The addresses of the app, read off its folders, so that no test forgets a new one. `[id]` stands for whatever comes there. */
import { readdirSync } from 'node:fs';

export const ROUTES: readonly string[] = readdirSync('src/routes', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('+page.svelte'))
  .map((file) => `/${file.replaceAll('\\', '/').slice(0, -'+page.svelte'.length)}`);
