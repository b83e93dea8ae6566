import { expect, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { sessionOf } from './server/run-folder.ts'
import { callOperation } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Pages with their own code, pictures or connection; LOOK-1 covers all other screens. */
const pages = [
  '/',
  '/characters/kessa-vane',
  '/scenes/the-kneeling-house',
  '/rules',
  '/my-character',
  '/vtt/dam3',
  '/admin',
  '/test-souffle',
  '/api/docs',
]

/** A page that is not yet connected would not receive the roll. */
async function welcomed(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket')
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"welcome"'))
}

test('[SEC-10] in the default configuration, pages send requests only to this server', async ({ browser, baseURL }) => {
  const own = new URL(baseURL ?? '').host
  const context = await browser.newContext({ storageState: sessionOf('game-master'), serviceWorkers: 'block' })
  const asked = new Set<string>()
  const elsewhere: string[] = []
  const note = (address: string) => {
    const { host, protocol } = new URL(address)
    if (host === own) asked.add(protocol)
    else elsewhere.push(address)
  }
  // All requests of Chromium pass through this route.
  await context.route('**/*', async (route) => {
    note(route.request().url())
    await route.continue()
  })
  context.on('page', (page) => page.on('websocket', (socket) => note(socket.url())))
  const page = await context.newPage()
  for (const address of pages) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  await Promise.all([welcomed(page), page.goto('/rules')])
  await callOperation(page, 'rollDice', { pool: '2g1y1p', reason: 'to load the dice', audience: 'self' })
  await expect(page.getByRole('status', { name: 'Rolls by others' })).toContainText('to load the dice')
  await page.waitForLoadState('networkidle')
  expect(elsewhere).toEqual([])
  expect([...asked].toSorted()).toEqual(['http:', 'ws:'])
  await context.close()
})
