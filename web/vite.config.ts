import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { messages } from './build-messages.ts'
import { filesWith, groups, pureFunctions } from './chunk-groups.ts'
import { compress } from './compress.ts'
import { moduleNames } from './module-names.ts'
import { pageChunks } from './page-chunks.ts'
import { preloadFonts } from './preload-fonts.ts'
import { compiler } from './react-compiler.ts'
import { serviceWorker } from './service-worker.ts'

const server = process.env['WAYBOOK_API'] ?? 'http://127.0.0.1:4871'

export default defineConfig({
  plugins: [
    messages(),
    // The router plugin splits the pages into chunks, so it must come before the plugins that compile them.
    tanstackRouter({ autoCodeSplitting: true, addExtensions: true }),
    react({ compiler }),
    tailwindcss(),
    preloadFonts([
      'besley-latin-wght-normal',
      'atkinson-hyperlegible-next-latin-wght-normal',
      'besley-latin-wght-italic',
    ]),
    moduleNames(),
    pageChunks(),
    serviceWorker(),
    compress(),
  ],
  // The content security policy forbids `data:` URLs for fonts and scripts.
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: filesWith },
    rolldownOptions: {
      treeshake: { manualPureFunctions: pureFunctions },
      output: { codeSplitting: { groups } },
    },
  },
  server: {
    // The test server signs users in with one click at `/test-server`.
    proxy: {
      '^(/c/[^/]+)?(/display)?/api/': { target: server, ws: true },
      '^(/c/[^/]+)?(/display)?/pictures/': server,
      '/test-server': server,
    },
  },
})
