import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { compress } from './compress.ts'
import { pageChunks } from './page-chunks.ts'
import { preloadFonts } from './preload-fonts.ts'

const server = process.env['WAYBOOK_API'] ?? 'http://127.0.0.1:4871'

/** Two pages, and the gallery, which shows every part. */
const SHARED_BY = 3

/** What changes seldom stays in the browser's cache; what several pages use comes in one piece instead of thirty. */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // Rows of a long list are the lists' own.
  { name: 'tanstack', test: /node_modules\/@tanstack\/(?!react-virtual|virtual-core)/ },
  {
    name: 'contract',
    test: /\/rules\/src\/|\/contract\/src\/(?!records|operations\/|live|keyless)/,
    minShareCount: SHARED_BY,
    priority: 1,
  },
  // What records and live messages look like comes with those who check them; the first page does not.
  { name: 'schemas', test: /node_modules\/zod\/|\/contract\/src\/(?!keyless)/, minShareCount: SHARED_BY },
  // The dice stay with the pages that show some, and what only writes, uploads, copies and waits with those that do.
  {
    name: 'kit',
    test: /\/web\/src\/(ui\/(?!field\/|button\/copy-button|state\/progress-bar)|look\/|stores\/|api\/(?!upload|use-write))(?!dice-|die-|thrown-)/,
    minShareCount: SHARED_BY,
  },
  // Home has nothing to fill in.
  { name: 'fields', test: /\/web\/src\/ui\/field\//, minShareCount: SHARED_BY },
]

export default defineConfig({
  plugins: [
    // The router splits the pages into chunks, so it comes before whatever turns them into JavaScript.
    tanstackRouter({ autoCodeSplitting: true, addExtensions: true }),
    react({ compiler: true }),
    tailwindcss(),
    preloadFonts([
      'besley-latin-wght-normal',
      'atkinson-hyperlegible-next-latin-wght-normal',
      'besley-latin-wght-italic',
    ]),
    pageChunks(),
    compress(),
  ],
  // The content security policy allows no data: in fonts and scripts.
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: {
    // `/stage` is where a test server signs people in with one click.
    proxy: { '/api': { target: server, ws: true }, '/pictures': server, '/stage': server },
  },
})
