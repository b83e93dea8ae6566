import { expect } from '@playwright/test'

import { test } from './journey.ts'
import { invite, joinAs } from './party.ts'

test.use({ setting: { data: null, environment: { CAMPAIGN_DIR: 'e2e/campaigns/toll-gate' } } })

const [OLD, NEW] = ['The Drowned Road', 'The other road'] as const
const RESTORED_WITHIN_MS = 60_000

test('[BAK-337] [BAK-339] a backup is restored in the page, everybody’s pages follow, and the state from before comes back', async ({
  browser,
  server,
}) => {
  test.setTimeout(4 * RESTORED_WITHIN_MS)
  const gameMaster = await joinAs(browser, 'Bram', await server.printedLink('Game master'))
  const maren = await joinAs(browser, 'Maren', await invite(gameMaster, 'characters/kessa-vane'))
  await gameMaster.goto('/admin/backup')
  const coming = gameMaster.waitForEvent('download')
  await gameMaster.getByRole('button', { name: 'Download backup' }).click()
  const archive = await (await coming).path()

  await maren.goto('/')
  await gameMaster.goto('/admin/settings')
  const name = gameMaster.getByLabel('Display name')
  await name.fill(NEW)
  await gameMaster.getByRole('button', { name: 'Save Name' }).click()
  await expect(maren).toHaveTitle(new RegExp(NEW))

  await gameMaster.goto('/admin/backup')
  const panel = gameMaster.getByRole('region', { name: 'Restore a backup' })
  await gameMaster.getByLabel('Backup file').setInputFiles(archive)
  await expect(panel.getByText('Nothing has been restored yet.')).toBeVisible()
  await expect(panel).toContainText(OLD)
  await panel.getByLabel('Type “restore” to confirm').fill('restore')
  await panel.getByRole('button', { name: 'Restore' }).click()
  await expect(panel.getByText(/^Restored\./)).toBeVisible({ timeout: RESTORED_WITHIN_MS })
  await expect(maren).toHaveTitle(new RegExp(OLD))

  await panel.getByRole('button', { name: 'Done' }).click()
  const kept = gameMaster.getByRole('region', { name: 'Automatic backups' })
  await kept
    .getByRole('button', { name: /^Restore before-restore-/ })
    .first()
    .click()
  await expect(panel).toContainText(NEW)
  await panel.getByLabel('Type “restore” to confirm').fill('restore')
  await panel.getByRole('button', { name: 'Restore' }).click()
  await expect(panel.getByText(/^Restored\./)).toBeVisible({ timeout: RESTORED_WITHIN_MS })
  await expect(maren).toHaveTitle(new RegExp(NEW))
})
