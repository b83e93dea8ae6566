import { createRequire } from 'node:module'
import os from 'node:os'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

import { launchOptions } from './scripts/chromium.ts'
import { AWAITED_LIMIT_MS, TEST_LIMIT_MS } from './scripts/limits.ts'
import { screenTestServers } from './testing/src/world/screen-test-servers.ts'
import { messages } from './web/build-messages.ts'
import { productionReact } from './web/production-react.ts'
import { compiler } from './web/react-compiler.ts'

const limits = {
  testTimeout: TEST_LIMIT_MS,
  hookTimeout: TEST_LIMIT_MS,
  expect: { poll: { timeout: AWAITED_LIMIT_MS } },
  // A flaky test should not fail a CI run. Tests that needed a second try are listed. Outside CI, there is no retry.
  retry: process.env['CI'] === 'true' ? 1 : 0,
}

/** Tests that only the outer ring runs. The inner ring adds long screen tests that a change can break (`scripts/rings`). */
const exclude = process.env['LONG']
  ? []
  : ['**/*.long.test.ts', ...(process.env['LONG_SCREENS'] ? [] : ['**/*.long.screen.test.tsx'])]

const fromServer = createRequire(new URL('server/package.json', import.meta.url))

/** Gives tests the packages of a running server. By default, Vitest uses the development versions, which parse Markdown with assertions. */
const packagesInService: Plugin = {
  name: 'packages in service',
  // micromark loads this file, and the server changes it (`edit-map.ts`). Vitest would give the server another copy.
  config: () => ({
    resolve: { alias: { 'micromark-util-edit-map': fromServer.resolve('micromark-util-edit-map') } },
  }),
  configResolved: ({ ssr }) => {
    if (ssr.resolve) ssr.resolve.conditions = ['node']
  },
}

/** Packages that only lazy chunks import. If Vite discovered them during a run, it would bundle again and give the page a second React. */
const LAZILY_FOUND = [
  '@base-ui/react/autocomplete',
  '@base-ui/react/dialog',
  '@base-ui/react/menu',
  '@base-ui/react/preview-card',
  '@base-ui/react/toolbar',
  '@codemirror/autocomplete',
  '@codemirror/commands',
  '@codemirror/lang-markdown',
  '@codemirror/language',
  '@codemirror/state',
  '@codemirror/view',
  '@joplin/turndown-plugin-gfm',
  '@lezer/markdown',
  'diff',
  'idb-keyval',
  'yaml',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'partysocket/ws',
  '@tanstack/react-virtual',
  'react/compiler-runtime',
  'react-dom/client',
  'three',
  'three/addons/environments/RoomEnvironment.js',
  'd3-selection',
  'd3-force',
  'd3-zoom',
  'uqr',
  'zod/mini',
  'turndown',
]

export default defineConfig({
  test: {
    globalSetup: ['./scripts/postgres-for-tests.ts', './scripts/temporary-folder.ts'],
    // By default, one processor stays idle, which is half of two. More workers than processors cost more than they save, because each loads everything.
    maxWorkers: os.availableParallelism(),
    projects: [
      {
        plugins: [packagesInService],
        test: {
          ...limits,
          name: 'pure',
          include: [
            '{rules,datalog,entity-text,messages,converters,contract,artwork,images}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude,
          isolate: false,
        },
      },
      {
        // CSS is processed, because tests measure its colors.
        test: {
          ...limits,
          name: 'web',
          // Tests restore the module state that they change.
          isolate: false,
          include: ['web/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.screen.test.tsx', ...exclude],
          css: true,
        },
      },
      {
        plugins: [packagesInService],
        test: {
          ...limits,
          name: 'server',
          include: ['{server,testing}/src/**/*.test.ts'],
          exclude,
          // Our modules share no state between servers, and reloading them for each file takes a third of the time.
          isolate: false,
        },
      },
      {
        plugins: [messages(), productionReact(), react({ compiler }), tailwindcss(), screenTestServers()],
        optimizeDeps: { include: LAZILY_FOUND },
        test: {
          ...limits,
          name: 'screens',
          include: ['web/src/**/*.screen.test.tsx'],
          exclude,
          // Reloading the modules for each file takes a third of the time. Their state is restored after each test.
          isolate: false,
          setupFiles: './web/src/testing/set-up.ts',
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
            // See web/src/testing/press.ts.
            commands: { press: async ({ page }, x: number, y: number) => await page.mouse.click(x, y) },
          },
        },
      },
    ],
  },
})
