import { expect } from '@playwright/test'

import { test } from './journey.ts'
import { sessionOf } from './server/run-folder.ts'

test.use({ readOnly: true, storageState: sessionOf('kessa'), viewport: { width: 360, height: 740 } })

test('[SCR-75] Back closes the tray, and the page stays where it was scrolled to', async ({ page }) => {
  await page.goto('/characters')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Rules' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible()
  await page.getByRole('heading', { name: 'Range bands' }).scrollIntoViewIfNeeded()
  const scrolled = async () => await page.evaluate(() => window.scrollY)
  const before = await scrolled()
  expect(before).toBeGreaterThan(0)
  // Playwright scrolls the page before it clicks a sticky element such as the tab of the dice.
  await page.keyboard.press('d')
  const tray = page.getByRole('dialog', { name: 'Dice Roller' })
  await expect(tray).toBeVisible()
  await page.goBack()
  await expect(tray).toBeHidden()
  await expect(page).toHaveURL(/\/rules$/)
  expect(await scrolled()).toBe(before)
  await page.goBack()
  await expect(page).toHaveURL(/\/characters$/)
})

test('[SCR-75] after a link in the More sheet one step leads back to the page', async ({ page }) => {
  await page.goto('/characters')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Items' }).click()
  await expect(page).toHaveURL(/\/items$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/characters$/)
  await expect(page.getByRole('heading', { level: 1, name: 'The Party' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})
