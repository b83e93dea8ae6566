import { expect } from '@playwright/test'

import { test } from './journey.ts'
import { joinAs } from './party.ts'
import { zipped } from './zipped.ts'

const campaign = {
  'road/campaign.yaml': 'name: The Drowned Road\n',
  'road/characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  'road/items/glass-kettle.md': '---\nname: Glass kettle\n---\nSee [[items/nowhere]].\n',
}
const zipFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/zip', buffer })

test.use({ setting: { data: null, environment: { CAMPAIGN_DIR: 'e2e/campaigns/toll-gate' } } })

test('[CIM-2] [CIM-3] [CIM-5] [CIM-9] a campaign is previewed, then imported, and its pages exist', async ({
  browser,
  server,
}) => {
  const page = await joinAs(browser, 'Bram', await server.printedLink('Game master'))
  await page.goto('/admin/import')
  const file = page.getByLabel('File to import')
  await file.setInputFiles(zipFile('out.zip', zipped({ '../out.md': 'x' })))
  await expect(page.getByRole('alert')).toContainText('It holds a file whose path leads out of the folder.')

  await file.setInputFiles(zipFile('road.zip', zipped(campaign)))
  const plan = page.getByRole('region', { name: 'Import preview' })
  await expect(plan).toContainText('Nothing has been imported yet.')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(plan.getByRole('region', { name: 'What changes on the way' })).toContainText('items/glass-kettle.md:4')
  for (const [title, line] of [
    ['Added', 'items/glass-kettle'],
    ['Removed', 'characters/odo-brandreth'],
  ] as const) {
    await plan.getByText(new RegExp(`^${title}`)).click()
    await expect(plan.getByRole('listitem').filter({ hasText: line }).first()).toBeVisible()
  }
  await plan.getByRole('switch', { name: /^Remove \d+ entities$/ }).check()
  await plan.getByRole('button', { name: /^Import \d/ }).click()
  await expect(page.getByText('Imported.', { exact: true })).toBeVisible()
  await page.goto('/items/glass-kettle')
  await expect(page.getByRole('heading', { level: 1, name: 'Glass kettle' })).toBeVisible()
})
