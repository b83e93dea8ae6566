import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { defineConfig } from '@playwright/test'

import { launchOptions } from './scripts/chromium.ts'

const port = process.env['E2E_PORT'] ?? '4489'
// The workers read this file too: the folder is made once, by the first reader, and handed on in the environment.
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(os.tmpdir(), 'waybook-e2e-')))

export default defineConfig({
  testDir: 'e2e/src',
  globalTeardown: './scripts/remove-e2e-data.ts',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  timeout: 60_000,
  use: { baseURL: `http://localhost:${port}`, launchOptions, trace: 'retain-on-failure' },
  projects: [
    { name: 'arrivals', testMatch: 'arrivals.setup.ts' },
    { name: 'journeys', testMatch: '*.spec.ts', dependencies: ['arrivals'] },
  ],
  webServer: {
    command: 'exec node server/src/main.ts start',
    env: { PORT: port, DATA_DIR: dataDir },
    wait: { stdout: /is open at/ },
    // The first start draws 130 pictures: under a minute alone, several on a busy machine.
    timeout: 400_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
