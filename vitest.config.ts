import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { stage } from './rehearsal/src/stage.ts'
import { launchOptions } from './scripts/chromium.ts'

/** The long runs do the same things many more times. */
const PATIENCE_MS = process.env['LONG'] ? 300_000 : 20_000

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
    // By default one processor is left idle, and of two that is half.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'pure',
          include: ['{rules,datalog,contract,images}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        // Styles are read, not left out: their colours are measured.
        test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'], exclude: ['**/*.screen.test.tsx'], css: true },
      },
      {
        test: {
          name: 'server',
          include: ['{server,rehearsal}/src/**/*.test.ts'],
          // No module of ours keeps anything between two houses; loading them anew for each file took a third of the time.
          isolate: false,
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        plugins: [react({ compiler: true }), tailwindcss(), stage()],
        optimizeDeps: { include: LAZILY_FOUND },
        test: {
          name: 'screens',
          include: ['web/src/**/*.screen.test.tsx'],
          // A browser on a busy machine now and then loses a click. What needed its second try is printed as such.
          retry: 1,
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
