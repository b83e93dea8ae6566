import { expect } from '@playwright/test'

import { test } from './journey.ts'
import { sessionOf } from './server/run-folder.ts'

test.use({ readOnly: true })

test.use({ storageState: sessionOf('game-master') })

for (const [address, heading] of [
  ['/', 'Welcome, Bram. Where do we begin?'],
  ['/characters', 'All Characters'],
  ['/characters/kessa-vane', 'Kessa Vane'],
  ['/items', 'Items'],
  ['/items/wick-knife', 'Wick-knife'],
  ['/rules', 'Rules'],
] as const)
  test(`[HTTP-6] ${address} is shown without any API request`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const what = request.postData() ?? request.url()
      // The page reports the visit afterwards; nothing on the screen waits for it.
      if (request.url().includes('/api/') && !what.includes('"noteVisit"')) asked.push(what)
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(asked).toEqual([])
  })
