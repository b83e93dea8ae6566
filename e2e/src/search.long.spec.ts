import { expect, type Browser } from '@playwright/test'

import { test } from './journey.ts'
import { findings } from './page-checks.ts'
import { sessionOf } from './server/run-folder.ts'

test.use({ readOnly: true })

/** Opens Home on a phone and searches with only the keyboard. */
async function searchFor(words: string, who: 'game-master' | 'kessa', browser: Browser) {
  const context = await browser.newContext({ storageState: sessionOf(who), viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type(words)
  return page
}

test('[SEA-6] the game master finds a character who is hidden from players; a player does not', async ({ browser }) => {
  const gameMaster = await searchFor('comptrol', 'game-master', browser)
  const hidden = gameMaster.getByRole('option', { name: /^The Comptroller/ })
  await expect(hidden).toContainText('Hidden from players')
  await gameMaster.keyboard.press('Enter')
  await expect(gameMaster.getByRole('heading', { level: 1, name: 'The Comptroller' })).toBeFocused()
  await gameMaster.context().close()

  const player = await searchFor('comptrol', 'kessa', browser)
  await expect(player.getByText(/^Nothing found|\d results?$/)).toBeAttached()
  await expect(player.getByRole('option', { name: /^The Comptroller/ })).toHaveCount(0)
  await player.context().close()
})

test('[SEA-10] keys typed while the search code is loading end up in the field', async ({ browser }) => {
  const context = await browser.newContext({ storageState: sessionOf('kessa') })
  const page = await context.newPage()
  const arrived = Promise.withResolvers<void>()
  const requested = page.waitForRequest(/search-dialog/)
  await page.route(/search-dialog/, async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await requested
  await page.keyboard.type('tidd')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('e b')
  arrived.resolve()
  const field = page.getByRole('combobox', { name: 'Search' })
  await expect(field).toBeFocused()
  await page.keyboard.type('el')
  await expect(field).toHaveValue('tide bel')
  await context.close()
})

test('[SEA-24] [SEA-25] on a phone a command is found, completed and carried out by keyboard', async ({ browser }) => {
  const page = await searchFor('> go', 'kessa', browser)
  const command = page.getByRole('option', { name: /^Go to…/ })
  await expect(command).toBeVisible()
  expect((await command.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('Enter')
  const field = page.getByRole('combobox', { name: 'Search' })
  await expect(field).toHaveValue('go to ')
  await expect(field).toBeFocused()
  await page.keyboard.type('rules')
  await expect(page.getByRole('option', { name: /^Rules/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible()
  await page.context().close()
})

test('[SEA-26] players do not get the commands of game masters', async ({ browser }) => {
  const gameMaster = await searchFor('> ', 'game-master', browser)
  await expect(gameMaster.getByRole('option', { name: /^Show scene…/ })).toBeVisible()
  await gameMaster.context().close()
  const player = await searchFor('> ', 'kessa', browser)
  await expect(player.getByRole('option', { name: /^Roll…/ })).toBeVisible()
  await expect(
    player.getByRole('option', { name: /^(Show scene|Prepare scene|Create|Call check|Start session)/ }),
  ).toHaveCount(0)
  await player.context().close()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`[LOOK-1] the search is accessible with results and without, ${colorScheme}`, async ({ browser }) => {
    const page = await searchFor('lamp', 'kessa', browser)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await findings(page, '[role=dialog]')).toEqual([])
    await page.keyboard.type('zzz')
    await expect(page.getByText('Nothing found')).toBeVisible()
    expect(await findings(page, '[role=dialog]')).toEqual([])
    await page.context().close()
  })
