import { expect } from '@playwright/test'

import { test } from './journey.ts'
import { openAs } from './party.ts'

const TAVI = 'Tavi Sorrel'

test('[ADM-1] [ADM-3] the game master goes from the navigation to the admin page and loads a character', async ({
  browser,
}) => {
  const page = await openAs(browser, 'game-master', '/rules')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible()
  const row = page.getByRole('row', { name: /^Tavi Sorrel/ })
  await expect(row).toContainText('13 / 13')
  await expect(page.getByRole('region', { name: 'Service Status' })).toContainText('Healthy')
  await row.getByRole('button', { name: 'Load Tavi Sorrel' }).click()
  await expect(page).toHaveURL('/my-character')
  await expect(page.getByRole('heading', { level: 1, name: TAVI })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Admin' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible()
  await page.context().close()
})

test('[ADM-1] a player is redirected home from the admin pages and sees no link to them', async ({ browser }) => {
  const page = await openAs(browser, 'kessa', '/admin/members')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
  await page.context().close()
})

test('[ADM-10] the settings decide what players see of each other', async ({ browser }) => {
  const admin = await openAs(browser, 'game-master', '/admin/settings')
  const player = await openAs(browser, 'kessa', '/characters')
  const sent = async () => {
    const data = { operation: 'getCharacterDynamic', params: { id: 'characters/odo-brandreth' } }
    const headers = { origin: new URL(player.url()).origin }
    return (await player.request.post('/api/query', { data, headers })).text()
  }
  const shown = admin.getByRole('switch', { name: 'Players see each other’s hit points and strain' })
  await expect.poll(sent).toContain('hitpoints')
  await shown.click()
  await expect.poll(sent).not.toContain('hitpoints')
  await shown.click()
  await expect.poll(sent).toContain('hitpoints')
  await player.context().close()
  await admin.context().close()
})
