import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { compress } from './compress.ts'
import { pageChunks } from './page-chunks.ts'
import { preloadFonts } from './preload-fonts.ts'
import { serviceWorker } from './service-worker.ts'

const server = process.env['WAYBOOK_API'] ?? 'http://127.0.0.1:4871'

/** The number of pages that must share a module: two, plus the gallery, which uses all parts. */
const SHARED_BY = 3

/** Keeps rarely changed code in the browser's cache, and bundles shared modules into one file instead of thirty. */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // Only lists use the virtualiser.
  { name: 'tanstack', test: /node_modules\/@tanstack\/(?!react-virtual|virtual-core)/ },
  {
    name: 'contract',
    test: /\/rules\/src\/(?!odds\/|check\/|encounter\/|character\/|calendar\/|notation\/parse)|\/contract\/src\/(?!graph-kind|records|operations\/|live|keyless)/,
    minShareCount: SHARED_BY,
    priority: 1,
  },
  // The schemas are loaded by the pages that validate data, which the first page does not.
  { name: 'schemas', test: /node_modules\/zod\/|\/contract\/src\/(?!keyless|graph-kind)/, minShareCount: SHARED_BY },
  // Leaves out code that not every page needs: dice, writes, uploads, the copy button, the progress bar and comparing texts.
  {
    name: 'kit',
    test: /\/web\/src\/(ui\/(?!field\/|dice\/|button\/copy-button|state\/progress-bar|text\/(?:compared-words|word-differences))|look\/(?!scheme)|stores\/|recovery\/|api\/(?!upload|use-write))(?!dice-|die-|thrown-)/,
    minShareCount: SHARED_BY,
  },
  // What only dice and checks need of the rules.
  { name: 'odds', test: /\/rules\/src\/(?:odds|check|encounter|character)\//, minShareCount: SHARED_BY },
  // Separately compressed, these would be larger.
  { name: 'maps', test: /\/web\/src\/parts\/map\/|node_modules\/d3-/, minShareCount: 2 },
  // Home has no form fields.
  { name: 'fields', test: /\/web\/src\/ui\/field\//, minShareCount: SHARED_BY },
]

export default defineConfig({
  plugins: [
    // The router plugin splits the pages into chunks, so it must come before the plugins that compile them.
    tanstackRouter({ autoCodeSplitting: true, addExtensions: true }),
    react({ compiler: true }),
    tailwindcss(),
    preloadFonts([
      'besley-latin-wght-normal',
      'atkinson-hyperlegible-next-latin-wght-normal',
      'besley-latin-wght-italic',
    ]),
    pageChunks(),
    serviceWorker(),
    compress(),
  ],
  // The content security policy forbids `data:` URLs for fonts and scripts.
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: {
    // The test server signs users in with one click at `/stage`.
    proxy: {
      '^(/display)?/api/': { target: server, ws: true },
      '^(/display)?/pictures/': server,
      '/stage': server,
    },
  },
})
