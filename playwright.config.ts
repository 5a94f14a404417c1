import { defineConfig } from '@playwright/test';
import { CHROMIUM_SWITCHES, findChromium } from './scripts/chromium.mjs';
import { E2E_PATH_PORT, E2E_PORT } from './scripts/ports.mjs';

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
  snapshotPathTemplate: 'test/e2e/pictures/{arg}{ext}',
  use: {
    baseURL: `http://localhost:${E2E_PORT}`,
    launchOptions,
    locale: 'en-GB',
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [{ name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } }],
  webServer: [
    {
      command: `node scripts/serve.mjs --port ${E2E_PORT}`,
      url: `http://localhost:${E2E_PORT}/`,
      reuseExistingServer: false,
    },
    {
      command: `node scripts/serve.mjs --folder build-base-path --base /harbormaster --port ${E2E_PATH_PORT}`,
      url: `http://localhost:${E2E_PATH_PORT}/harbormaster/`,
      reuseExistingServer: false,
    },
  ],
});
