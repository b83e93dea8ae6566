import { expect } from '@playwright/test'

import { test } from './journey.ts'
import { createAccount } from './party.ts'
import { preparedData } from './server/run-folder.ts'

/** A server that nobody has signed in to yet. */
test.use({ setting: { data: preparedData.imported, environment: {} } })

test('[RUN-3] the game master goes from the printed link to a character page', async ({ page, server }) => {
  await createAccount(page, await server.printedLink('Game master'), {
    firstName: 'Bram',
    email: 'bram@lowtarrow.example',
  })
  await page
    .getByRole('link', { name: /The Party/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'All Characters' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Kessa Vane/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kessa Vane' })).toBeVisible()
})

test('[RUN-3] a player goes from their printed link to their character, and the link works once', async ({
  page,
  context,
  server,
}) => {
  const link = await server.printedLink('Player (Kessa Vane)')
  await createAccount(page, link, { firstName: 'Maren', email: 'maren@lowtarrow.example' })
  await page
    .getByRole('link', { name: /The Party/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Party' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Kessa Vane/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kessa Vane' })).toBeVisible()

  await context.clearCookies()
  await page.goto('/sign-in')
  await page.goto(link)
  await expect(page.getByText('no longer valid')).toBeVisible()
  await expect(page.getByText('Already joined?')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})
