import os from 'node:os'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { launchOptions } from './scripts/chromium.ts'
import { AWAITED_LIMIT_MS, TEST_LIMIT_MS } from './scripts/limits.ts'
import { stage } from './testing/src/stage.ts'

const limits = {
  testTimeout: TEST_LIMIT_MS,
  hookTimeout: TEST_LIMIT_MS,
  expect: { poll: { timeout: AWAITED_LIMIT_MS } },
  // It saves a hand-over. What needed its second try is printed as such; at home it is a failure.
  retry: process.env['CI'] === 'true' ? 1 : 0,
}

/** What only lazy chunks import: found in the middle of a run, it would make Vite bundle anew and give the page a second React. */
const LAZILY_FOUND = [
  '@base-ui/react/autocomplete',
  '@base-ui/react/dialog',
  '@base-ui/react/preview-card',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'partysocket/ws',
  '@tanstack/react-virtual',
  'react/compiler-runtime',
  'react-dom/client',
  'three',
  'three/addons/environments/RoomEnvironment.js',
  'd3-selection',
  'd3-zoom',
  'uqr',
  'zod/mini',
]

export default defineConfig({
  test: {
    globalSetup: './scripts/temporary-folder.ts',
    // By default one processor is left idle, and of two that is half. Some tests wait for another process, or for time to pass.
    maxWorkers: os.availableParallelism() + 1,
    projects: [
      {
        test: {
          ...limits,
          name: 'pure',
          include: ['{rules,datalog,contract,artwork,images}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        // Styles are read, not left out: their colours are measured.
        test: {
          ...limits,
          name: 'web',
          // What a module keeps, its tests put back.
          isolate: false,
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.screen.test.tsx'],
          css: true,
        },
      },
      {
        test: {
          ...limits,
          name: 'server',
          include: ['{server,testing}/src/**/*.test.ts'],
          // No module of ours keeps anything between two houses; loading them anew for each file took a third of the time.
          isolate: false,
        },
      },
      {
        plugins: [react({ compiler: true }), tailwindcss(), stage()],
        optimizeDeps: { include: LAZILY_FOUND },
        test: {
          ...limits,
          name: 'screens',
          include: ['web/src/**/*.screen.test.tsx'],
          // Loaded anew for each file, the modules took a third of the time; what they keep is put back after each test.
          isolate: false,
          setupFiles: './web/src/visit/set-up.ts',
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
