// Every page in both themes and both languages, judged by axe.
import AxeBuilder from '@axe-core/playwright';
import { expect, test, untilStarted } from './support.ts';

for (const path of ['/', '/settings/', '/help/', '/no-such-pier/']) {
  for (const theme of ['dark', 'light'] as const) {
    test(`${path} is clean in the ${theme} theme`, async ({ page }) => {
      const language = theme === 'dark' ? 'en' : 'de';
      await page.addInitScript((stored) => {
        localStorage.setItem('harbormaster.settings', stored);
      }, JSON.stringify({ theme, language }));
      await page.goto(path);
      await untilStarted(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
    });
  }
}
