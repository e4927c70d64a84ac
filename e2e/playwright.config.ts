import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Only what a phone shows runs on the phone. */
const ON_A_PHONE = /phone\.spec\.ts/;

export default defineConfig({
  testDir: here,
  outputDir: `${here}dist/results`,
  globalSetup: `${here}setup.ts`,
  fullyParallel: true,
  // A test waits half of its time: for the hall's clock, for a network that comes back, for what a page says next.
  workers: 4,
  // A retry hides a race: what fails once has failed.
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  // Nothing fails because a machine is slow: these only end what would hang for ever.
  timeout: 30 * 60_000,
  globalTimeout: 0,
  expect: { timeout: 5 * 60_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium() ?? 'chromium', args: CHROMIUM_ARGS },
    locale: 'en-GB',
    actionTimeout: 5 * 60_000,
    navigationTimeout: 5 * 60_000,
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: ON_A_PHONE, use: { viewport: { width: 1366, height: 768 } } },
    {
      name: 'phone',
      testMatch: ON_A_PHONE,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
