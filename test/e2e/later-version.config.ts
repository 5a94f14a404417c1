// Builds the app as a later version of itself: with a further step of the saved format, and another number in Settings.
// The journeys put it where an older version is being served (updates.spec.ts).
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import today from '../../vite.config.ts';

/** A new table, and a change to every game. */
const STEP = `{ version: 2, tables: { later: 'id' }, upgrade: { game: (game) => ({ ...game, notes: 'lifted' }) } }`;

const laterFormat = (): Plugin => ({
  name: 'later-format',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/formats/ladder.ts')) return null;
    const steps = '[firstFormat];';
    if (!code.includes(steps))
      throw new Error('The ladder of formats has other steps now: say here what comes after.');
    return { code: code.replace(steps, `[firstFormat, ${STEP}];`), map: null };
  },
});

export default mergeConfig(
  today,
  defineConfig({
    define: { __APP_VERSION__: JSON.stringify('later') },
    plugins: [laterFormat()],
    worker: { plugins: () => [laterFormat()] },
  }),
);
