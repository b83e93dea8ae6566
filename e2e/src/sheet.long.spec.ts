import { expect, type Browser, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { sessionOf } from './server/run-folder.ts'

const phone = { width: 360, height: 740 }

async function openSheet(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ storageState: sessionOf('kessa'), viewport: phone, hasTouch: true })
  const page = await context.newPage()
  await page.goto('/my-character')
  await expect(page.getByRole('status', { name: 'Strain' })).toBeVisible()
  return page
}

const hitPoints = (page: Page) => page.getByRole('status', { name: 'Hit Points' })
const strain = (page: Page) => page.getByRole('status', { name: 'Strain' })
/** Opens the row with the buttons for single points. */
const change = async (page: Page, label: 'Hit Points' | 'Strain') =>
  await page.getByRole('button', { name: `Change ${label}` }).click()
const press = (page: Page, label: string) => page.getByRole('button', { name: label })

/** Clicks several times in the same task, faster than any user. */
async function clickAtOnce(page: Page, label: string, times: number): Promise<void> {
  await press(page, label).evaluate((button: HTMLElement, clicks) => {
    for (let click = 0; click < clicks; click++) button.click()
  }, times)
}

test('[SHE-12] [SHE-15] hit points clicked twenty times from two pages at the same time end at the right number', async ({
  browser,
}) => {
  const [one, other] = [await openSheet(browser), await openSheet(browser)]
  await expect(hitPoints(one)).toContainText('12 / 12')
  await Promise.all([one, other].map(async (page) => await change(page, 'Hit Points')))
  await Promise.all([clickAtOnce(one, 'Decrease Hit Points', 7), clickAtOnce(other, 'Decrease Hit Points', 4)])
  for (const page of [one, other]) await expect(hitPoints(page)).toContainText('1 / 12')
  await Promise.all([clickAtOnce(one, 'Increase Hit Points', 3), clickAtOnce(other, 'Increase Hit Points', 6)])
  for (const page of [one, other]) await expect(hitPoints(page)).toContainText('10 / 12')
  await one.reload()
  await expect(hitPoints(one)).toContainText('10 / 12')
})

test('[SHE-13] clicks made while offline are applied exactly once after reconnecting', async ({ browser }) => {
  const [cut, other] = [await openSheet(browser), await openSheet(browser)]
  await expect(strain(cut)).toContainText('0 / 12')
  await Promise.all([cut, other].map(async (page) => await change(page, 'Strain')))
  await cut.context().setOffline(true)
  await clickAtOnce(cut, 'Increase Strain', 3)
  await expect(strain(cut)).toContainText('3 / 12')
  await expect(cut.getByText('+3 will be saved when the connection is back.')).toBeVisible()
  await expect(press(cut, 'Increase Strain')).not.toHaveAttribute('aria-disabled', 'true')
  await clickAtOnce(other, 'Increase Strain', 2)
  await expect(strain(other)).toContainText('2 / 12')
  await cut.context().setOffline(false)
  for (const page of [cut, other]) await expect(strain(page)).toContainText('5 / 12')
  await cut.reload()
  await expect(strain(cut)).toContainText('5 / 12')
})

test('[SHE-22] rolling a skill takes two taps on a phone', async ({ browser }) => {
  const page = await openSheet(browser)
  await page.getByRole('row', { name: /^Stealth/ }).tap()
  await page.getByRole('button', { name: 'Roll Dice' }).tap()
  await expect(page.getByRole('dialog', { name: 'Dice Roller' }).getByRole('region', { name: 'Result' })).toContainText(
    /Succeeds|Fails/,
  )
})
