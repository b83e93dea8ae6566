import { expect, test } from '@playwright/test'

import { arrive, printedLink, sessionOf } from './party.ts'

test('[RUN-3] the game master goes from the printed link to a character page', async ({ page, context }) => {
  await arrive(page, printedLink('Game master'), { firstName: 'Bram', email: 'bram@lowtarrow.example' })
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
  await context.storageState({ path: sessionOf('game-master') })
})

test('[RUN-3] a player goes from their printed link to their character, and the link works once', async ({
  page,
  context,
}) => {
  const link = printedLink('Player (Kessa Vane)')
  await arrive(page, link, { firstName: 'Maren', email: 'maren@lowtarrow.example' })
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
  await context.storageState({ path: sessionOf('kessa') })

  await context.clearCookies()
  await page.goto('/sign-in')
  await page.goto(link)
  await expect(page.getByText('not valid any more')).toBeVisible()
})

test('[RUN-3] a second player joins, whom a journey will sign out', async ({ page }) => {
  await arrive(page, printedLink('Player (Odo Brandreth)'), { firstName: 'Ines', email: 'odo@lowtarrow.example' })
})
