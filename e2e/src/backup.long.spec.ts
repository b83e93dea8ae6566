import { readFile } from 'node:fs/promises'

import { expect } from '@playwright/test'

import { test } from './journey.ts'
import { acceptLink, PASSWORD } from './party.ts'

test.use({ setting: { data: null, environment: { CAMPAIGN_DIR: 'e2e/campaigns/toll-gate' } } })

const email = 'bram@lowtarrow.example'

/** The first test creates the account. */
test.beforeEach(async ({ page, server }) => {
  const headers = { origin: server.origin }
  const entered = await page.request.post('/api/auth/sign-in/email', { data: { email, password: PASSWORD }, headers })
  if (!entered.ok())
    await acceptLink(page.request, await server.printedLink('Game master'), { firstName: 'Bram', email })
})

test('[BAK-1] a backup is downloaded as a gzip file', async ({ page }) => {
  await page.goto('/admin/backup')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download backup' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^waybook-\d{4}-\d\d-\d\d\.tar\.gz$/)
  const bytes = await readFile(await download.path())
  expect([...bytes.subarray(0, 2)]).toEqual([0x1f, 0x8b])
  await expect(page).toHaveURL('/admin/backup')
  const stored = page.getByRole('region', { name: 'Automatic backups' }).getByRole('listitem')
  await expect(stored.first()).toContainText(/daily-.*\.db/)
})

test('[BAK-6] the campaign is downloaded as a zip file', async ({ page }) => {
  await page.goto('/admin/backup')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download campaign' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^waybook-campaign-\d{4}-\d\d-\d\d\.zip$/)
  const bytes = await readFile(await download.path())
  expect(bytes.toString('latin1', 0, 2)).toBe('PK')
})

test('[KEY-1] [KEY-2] [KEY-5] an API key is created, used without a cookie, and revoked', async ({
  page,
  playwright,
  server,
}) => {
  await page.goto('/admin/api-keys')
  await page.getByLabel('Name').fill('The scribe')
  await page.getByRole('button', { name: 'Create key' }).click()
  const key = await page.getByLabel('Key for The scribe').inputValue()
  const script = await playwright.request.newContext({
    baseURL: server.origin,
    extraHTTPHeaders: { 'x-api-key': key },
    storageState: { cookies: [], origins: [] },
  })
  const requested = async () => (await script.get('/api/entities?type=character')).status()
  expect(await requested()).toBe(200)
  await page.getByRole('button', { name: 'Revoke The scribe' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('You have no API keys.')).toBeVisible()
  expect(await requested()).toBe(401)
  await script.dispose()
})
