import { expect } from '@playwright/test'

import { test } from './journey.ts'
import { collectViolations, findings, horizontalOverflowPx } from './page-checks.ts'
import { acceptLink } from './party.ts'
import { preparedData } from './server/run-folder.ts'

/** A fresh installation with the demo, on a tablet. */
test.use({
  setting: { data: preparedData.imported, environment: {} },
  viewport: { width: 820, height: 1180 },
  hasTouch: true,
})

test('[SCR-308] [SCR-309] [SCR-306] from a fresh installation to the first hour of a campaign of one’s own', async ({
  page,
  server,
  baseURL,
}) => {
  const violations = collectViolations(page, baseURL ?? '')
  await acceptLink(page.request, await server.printedLink('Game master'), {
    firstName: 'Bram',
    email: 'bram@lowtarrow.example',
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Bram. Where do we begin?' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Name' }).fill('The Salt Road')
  await page.getByRole('textbox', { name: 'Name' }).press('Enter')
  await expect(page).toHaveURL(/\/c\/the-salt-road\/$/)
  await expect(page.getByRole('heading', { level: 1, name: 'The Salt Road' })).toBeVisible()

  const steps = page.getByRole('region', { name: 'The first hour' })
  await expect(steps.getByText('0 of 5 done')).toBeVisible()
  expect(await findings(page)).toEqual([])
  expect(await horizontalOverflowPx(page)).toBe(0)
  await steps.getByRole('button', { name: 'New place' }).tap()
  const dialog = page.getByRole('dialog', { name: 'New location' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Low Tarrow')
  await dialog.getByRole('button', { name: 'Create location' }).tap()
  await expect(page).toHaveURL(/\/c\/the-salt-road\/locations\/low-tarrow\/edit/)
  await page.goto('/c/the-salt-road/')
  await expect(steps.getByText(/^Low Tarrow\. Made by Bram, today/)).toBeVisible()
  await expect(steps.getByText('1 of 5 done')).toBeVisible()
  await steps.getByRole('button', { name: 'Put it away now' }).tap()
  await expect(steps).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(steps).toBeVisible()
  expect(violations).toEqual([])
})
