import { defineConfig } from '@playwright/test'

import { launchOptions } from './scripts/chromium.ts'
import { AWAITED_LIMIT_MS, TEST_LIMIT_MS } from './scripts/limits.ts'

/** These begin first, so that no worker is left with one of them at the end. */
const LONG = /(every-screen|gallery|tabletop|restart|live)\.spec\.ts/

export default defineConfig({
  testDir: 'e2e/src',
  globalSetup: './e2e/src/server/prepare-data.ts',
  // The journeys of a file share a worker, and with it their server.
  fullyParallel: false,
  workers: 2,
  reporter: 'list',
  timeout: TEST_LIMIT_MS,
  expect: { timeout: AWAITED_LIMIT_MS },
  // It saves a hand-over. What needed its second try is listed and counted at the end.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  // No traces: to record them took a third of the time, and six times as long on large pages. `--trace on` has them.
  use: { launchOptions },
  projects: [
    { name: 'long journeys', testMatch: LONG },
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: LONG },
  ],
})
