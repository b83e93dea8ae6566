import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { defineConfig } from '@playwright/test'

import { GM_EMAIL, keysOfRun, PUBLISHABLE_KEY } from './e2e/src/clerk/clerk-keys.ts'
import { launchOptions } from './scripts/chromium.ts'

const port = process.env['E2E_PORT'] ?? '4489'
// The workers read this file too: the folder is made once, by the first reader, and handed on in the environment.
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(os.tmpdir(), 'waybook-e2e-')))

const clerkPort = Number(port) + 1
const oidcPort = clerkPort + 1
const issuer = `http://localhost:${oidcPort + 1}`
process.env['E2E_CLERK_URL'] = `http://localhost:${clerkPort}`
process.env['E2E_OIDC_URL'] = `http://localhost:${oidcPort}`
process.env['E2E_OIDC_ISSUER'] = issuer

const command = 'exec node server/src/main.ts start'
const wait = { stdout: /is open at/ }
const gracefulShutdown = { signal: 'SIGTERM', timeout: 5000 } as const

/** These begin first, so that no worker is left with one of them at the end. */
const LONG = /(tabletop|restart|every-screen)\.spec\.ts/

export default defineConfig({
  testDir: 'e2e/src',
  globalTeardown: './scripts/remove-e2e-data.ts',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  timeout: 60_000,
  // As for the screens in `vitest.config.ts`: what needed a second try is listed as flaky at the end.
  retries: 1,
  // No traces: to record them took a third of the time, and six times as long on large pages. `--trace on` has them.
  use: { baseURL: `http://localhost:${port}`, launchOptions },
  projects: [
    { name: 'arrivals', testMatch: 'arrivals.setup.ts' },
    { name: 'long journeys', testMatch: LONG, dependencies: ['arrivals'] },
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: LONG, dependencies: ['arrivals'] },
  ],
  webServer: [
    {
      command,
      env: { PORT: port, DATA_DIR: dataDir },
      wait,
      // The first start draws 130 pictures: under a minute alone, several on a busy machine.
      timeout: 400_000,
      gracefulShutdown,
    },
    {
      command,
      env: {
        PORT: String(clerkPort),
        DATA_DIR: path.join(dataDir, 'clerk'),
        CAMPAIGN_DIR: 'e2e/campaign',
        AUTH: 'clerk',
        GM_EMAIL,
        CLERK_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
        CLERK_JWT_KEY: keysOfRun().publicKey,
      },
      wait,
      timeout: 120_000,
      gracefulShutdown,
    },
    {
      command,
      env: {
        PORT: String(oidcPort),
        DATA_DIR: path.join(dataDir, 'oidc'),
        CAMPAIGN_DIR: 'e2e/campaign',
        OIDC_DISCOVERY_URL: `${issuer}/.well-known/openid-configuration`,
        OIDC_CLIENT_ID: 'waybook',
        OIDC_CLIENT_SECRET: 'known to both',
        OIDC_NAME: 'Guild',
      },
      wait,
      timeout: 120_000,
      gracefulShutdown,
    },
  ],
})
