import { defineConfig } from '@playwright/test';
import { CHROMIUM_SWITCHES, findChromium } from './scripts/chromium.mjs';

const executablePath = findChromium();
const launchOptions = {
  args: CHROMIUM_SWITCHES,
  ...(executablePath === undefined ? {} : { executablePath }),
};

// The tests run against finished builds, served as a static host would: one at the root, one under a path.
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A journey that passes at the second try is named in the list ("flaky") and is to be mended, but does not stop others.
  retries: 1,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: { baseURL: 'http://localhost:4273', launchOptions, locale: 'en-GB', colorScheme: 'dark' },
  projects: [{ name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } }],
  webServer: [
    {
      command: 'node scripts/serve.mjs --port 4273',
      url: 'http://localhost:4273/',
      reuseExistingServer: false,
    },
    {
      command: 'node scripts/serve.mjs --folder build-base-path --base /harbormaster --port 4274',
      url: 'http://localhost:4274/harbormaster/',
      reuseExistingServer: false,
    },
  ],
});
