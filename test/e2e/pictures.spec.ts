// How the main screens look, compared with the pictures beside this file: same evening, same games, same letters, nothing that
// moves. A change of the look is taken over with `npx playwright test test/e2e/pictures.spec.ts --update-snapshots`, after
// looking at each of them.
import { dress, openScreen, putSeed, SCREENS, seed, TIMEZONE } from '../support/screens.ts';
import { expect, test } from './support.ts';

const LOOKS = [
  {
    theme: 'dark',
    language: 'en',
    screens: [
      'home',
      'new',
      'table-discover',
      'table-trade',
      'table-bust',
      'table-over',
      'player',
      'contracts',
      'adventure',
      'table-boxes',
    ],
  },
  {
    theme: 'light',
    language: 'de',
    screens: [
      'home',
      'table-five',
      'table-contracts',
      'table-scores',
      'pirates',
      'end',
      'history',
      'statistics',
      'campaign',
      'help',
    ],
  },
] as const;

// The letters that every machine with this project has; the page's own rules would keep the style out.
test.use({ timezoneId: TIMEZONE, bypassCSP: true });

for (const { theme, language, screens } of LOOKS) {
  test(`the look of the main screens, ${theme} and ${language}`, async ({ page }) => {
    test.setTimeout(120_000);
    await dress(page, { theme, language });
    await putSeed(page, '', seed());
    for (const name of screens) {
      const screen = SCREENS.find((one) => one.name === name);
      if (screen === undefined) throw new Error(`no screen ${name}`);
      await openScreen(page, '', screen);
      await expect.soft(page).toHaveScreenshot(`${name}-${theme}-${language}.png`, {
        stylePath: 'test/e2e/pictures/letters.css',
        maxDiffPixelRatio: 0.015,
        threshold: 0.25,
      });
    }
  });
}
