import { expect, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { PASSWORD } from './party.ts'

test.use({ readOnly: true })

/** Presses Tab until the element with this role and name has the focus. */
async function tabTo(page: Page, role: 'link' | 'button', name: string | RegExp) {
  const wanted = page.getByRole(role, { name }).and(page.locator(':focus'))
  for (let presses = 0; presses < 60 && (await wanted.count()) === 0; presses += 1) await page.keyboard.press('Tab')
  await expect(wanted).toBeVisible()
}

test('[LOOK-3] signing in, opening a picture in full and going back all work with only the keyboard', async ({
  page,
}) => {
  await page.goto('/sign-in?to=/characters')
  const email = page.getByLabel('E-mail')
  await expect(email).toBeVisible()
  for (let presses = 0; presses < 10 && !(await email.evaluate((one) => one === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.type('maren@lowtarrow.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await expect(heading('The Party')).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, 'link', 'Odo Brandreth')
  await page.keyboard.press('Enter')
  await expect(heading('Odo Brandreth')).toBeFocused()

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type('kessa')
  await expect(page.getByRole('option', { name: /^Kessa Vane/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(heading('Kessa Vane')).toBeFocused()

  await tabTo(page, 'button', /Kessa Vane/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: /Kessa Vane/ })).toBeFocused()
})
