import os from 'node:os'

import { defineConfig } from '@playwright/test'

import { launchOptions } from './scripts/chromium.ts'
import { AWAITED_LIMIT_MS, TEST_LIMIT_MS } from './scripts/limits.ts'

/** The outer ring runs all journeys. The middle ring runs journeys without `long` in their name. */
const notRun = process.env['LONG'] === '1' ? [] : ['*.long.spec.ts']

/** The slowest journeys start first. Otherwise one worker would run one of them alone at the end. */
const SLOWEST = /(every-screen|begin|fight|ambush|gallery|tabletop|kept)\.(long\.)?spec\.ts/

export default defineConfig({
  testDir: 'e2e/src',
  globalSetup: './e2e/src/server/prepare-data.ts',
  // The journeys of a file share a worker, and with it a server.
  fullyParallel: false,
  // One more than the number of processors, because some journeys wait for time to pass.
  workers: os.availableParallelism() + 1,
  reporter: 'list',
  timeout: TEST_LIMIT_MS,
  expect: { timeout: AWAITED_LIMIT_MS },
  // A flaky test should not fail a CI run. Tests that needed a second try are listed and counted at the end.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  // No traces: recording takes a third of the time, and makes large pages six times as slow. Use `--trace on` if needed.
  // A service worker would send requests that journeys intercept. Journeys about the service worker allow it.
  // Motion is reduced, because frames are expensive without a graphics chip. Journeys about motion allow it.
  use: { launchOptions, serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'slowest', testMatch: SLOWEST, testIgnore: notRun },
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: [SLOWEST, ...notRun] },
  ],
})
