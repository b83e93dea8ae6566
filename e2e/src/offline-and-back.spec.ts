import { expect } from '@playwright/test'

import { savedPages, openAndCache } from './away.ts'
import { test } from './journey.ts'
import { sessionOf } from './server/run-folder.ts'

test.use({ serviceWorkers: 'allow' })

test('[INS-1] [INS-2] [OFF-1] after one visit, the player’s sheet and the rules open in airplane mode, and clicks count once later', async ({
  browser,
}) => {
  const context = await browser.newContext({ storageState: sessionOf('kessa') })
  const page = await context.newPage()
  await openAndCache(page, '/')
  await expect.poll(async () => await savedPages(page)).toContain('always')
  await context.setOffline(true)
  await page.goto('/my-character')
  const points = page.getByRole('status', { name: 'Hit Points' })
  await expect(points).toBeVisible()
  await expect(page.getByText(/Offline, as of \d/)).toBeVisible()
  const before = Number.parseInt(await points.innerText(), 10)
  const button = page.getByRole('button', { name: 'Decrease Hit Points' })
  for (let click = 0; click < 3; click += 1) await button.click()
  await page.goto('/rules')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules')
  await page.goto('/organizations/the-dryfoot-brothers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Needs a connection')
  await context.setOffline(false)
  await page.goto('/my-character')
  const stored = async () => {
    const data = { operation: 'getCharacterDynamic', params: { id: 'characters/kessa-vane' } }
    const answer = await page.request.post('/api/query', { data, headers: { origin: new URL(page.url()).origin } })
    return Number(/"hitpoints":(\d+)/.exec(await answer.text())?.[1])
  }
  await expect.poll(stored).toBe(before - 3)
})
