import { expect, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { findings, horizontalOverflowPx } from './page-checks.ts'
import { sessionOf } from './server/run-folder.ts'
import { chooseReveal } from './table.ts'

const SECRET = '/characters/the-comptroller'
const NOT_FOUND = 'Character not found'

const banner = (page: Page) => page.getByRole('region', { name: 'View as player' })

/** Starts a view from the page of an entity, by keyboard. */
async function viewAs(page: Page, player: string): Promise<void> {
  const open = page.getByRole('main').getByRole('button', { name: 'View as player' })
  await open.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: player }).press('Enter')
  await expect(banner(page)).toBeVisible()
}

async function comeBack(page: Page): Promise<void> {
  await banner(page).getByRole('button', { name: 'Back to your view' }).press('Enter')
  await expect(banner(page)).toHaveCount(0)
}

test.use({ storageState: sessionOf('game-master') })

test('[SCR-275] [SCR-276] a secret page is hidden while the game master views as a player, and shown again after', async ({
  page,
}) => {
  await page.goto(SECRET)
  await expect(page.getByRole('heading', { level: 1, name: 'The Comptroller' })).toBeVisible()
  await viewAs(page, 'Kessa Vane’s player')
  await expect(banner(page).getByRole('paragraph')).toBeFocused()
  await expect(page.getByText(NOT_FOUND)).toBeVisible()
  await page.keyboard.press('e')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('comptroller')
  await expect(page.getByRole('option', { name: /Comptroller/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  expect(new URL(page.url()).pathname).toBe(SECRET)
  await comeBack(page)
  await expect(page.getByRole('heading', { level: 1, name: 'The Comptroller' })).toBeVisible()
  await expect(page.getByText('You’re back in your own view.')).toBeVisible()
})

test('[SCR-277] the view survives a reload in its tab, and no other tab has it', async ({ page, context }) => {
  await page.goto('/locations/the-glass-fen')
  await viewAs(page, 'A player without a character')
  await page.reload()
  await expect(banner(page)).toContainText('a player without a character')
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void window.open('/locations/the-glass-fen'))
  const other = await opened
  await expect(other.getByRole('link', { name: 'Edit' })).toBeVisible()
  await expect(banner(other)).toHaveCount(0)
  await page.goto('/admin')
  await expect(page).toHaveURL('/')
  await expect(banner(page)).toBeVisible()
  await comeBack(page)
})

test('[SCR-278] changes at the table change the view like the player’s page', async ({ page, browser }) => {
  await page.goto(SECRET)
  await viewAs(page, 'Kessa Vane’s player')
  await expect(page.getByText(NOT_FOUND)).toBeVisible()
  const other = await (await browser.newContext({ storageState: sessionOf('game-master') })).newPage()
  await other.goto(SECRET)
  await chooseReveal(other, 'Page')
  await expect(page.getByRole('heading', { level: 1, name: 'The Comptroller' })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await chooseReveal(other, 'Hidden')
  await expect(page.getByText(NOT_FOUND)).toBeVisible()
  await comeBack(page)
})

test('[SCR-279] a player’s action is refused with a way back', async ({ page }) => {
  await page.goto('/characters/kessa-vane')
  await viewAs(page, 'Kessa Vane’s player')
  await page.goto('/my-character')
  await page
    .getByRole('button', { name: /^Decrease/ })
    .first()
    .press('Enter')
  const notice = page.getByRole('status').filter({ hasText: 'You are viewing as a player: nothing was changed.' })
  await notice.getByRole('button', { name: 'Back to your view' }).press('Enter')
  await expect(banner(page)).toHaveCount(0)
  await expect(page).toHaveURL('/my-character')
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`[SCR-275] [SCR-276] on a phone, More leads to the view, and the banner is accessible: ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/items')
    await page.getByRole('button', { name: 'More' }).press('Enter')
    await page.getByRole('button', { name: 'View as player' }).press('Enter')
    const choice = page.getByRole('dialog', { name: 'View as player' })
    await expect(choice.getByRole('button', { name: 'A player without a character' })).toBeVisible()
    expect(await findings(page, '[role=dialog]')).toEqual([])
    await choice.getByRole('button', { name: 'Kessa Vane’s player' }).press('Enter')
    await expect(banner(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await findings(page)).toEqual([])
    expect(await findings(page, '[data-view-bar]')).toEqual([])
    await page.mouse.wheel(0, 900)
    await expect(banner(page)).toBeInViewport()
    expect(await horizontalOverflowPx(page)).toBe(0)
    await comeBack(page)
  })

test('[SCR-280] a view that the server no longer allows ends with a message', async ({ page }) => {
  await page.goto('/characters/kessa-vane')
  await page.evaluate(() => sessionStorage.setItem('waybook-view-as', 'characters/nobody-at-all'))
  await page.reload()
  await expect(page.getByText('You can no longer view as this player. You’re back in your own view.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
})

test('[SCR-281] signing out ends the view', async ({ page }) => {
  await page.goto('/characters/kessa-vane')
  await viewAs(page, 'Kessa Vane’s player')
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).press('Enter')
  await expect(page).toHaveURL(/\/sign-in/)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('characters/kessa-vane')
})
