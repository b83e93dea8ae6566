import { expect, type Locator, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { focused } from './page-checks.ts'
import { sessionOf } from './server/run-folder.ts'

// A window of 1280 x 1024 px at a zoom of 400 %.
test.use({ readOnly: true, storageState: sessionOf('kessa'), viewport: { width: 320, height: 256 } })

async function open(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

async function expectEachInSight(page: Page, presses: number) {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab')
    const { name, inSight } = await focused(page)
    expect(inSight, `${name} is covered or outside the window`).toBe(true)
  }
}

const positions = async (parts: Locator) =>
  await parts.evaluateAll((found) => found.map((part) => getComputedStyle(part).position))

for (const path of ['/items', '/my-character', '/my-character#gear'])
  test(`[LOOK-27] nothing sticks over the page in a low window, and each focused element is in view: ${path}`, async ({
    page,
  }) => {
    await open(page, path)
    await expectEachInSight(page, 40)
    expect(await positions(page.locator('nav, main header'))).not.toContain('sticky')
  })

test('[LOOK-27] in a low window, the row with the roll button scrolls with the tray', async ({ page }) => {
  await open(page, '/my-character')
  await page.getByRole('button', { name: 'Stealth' }).press('Enter')
  const tray = page.getByRole('dialog', { name: 'Dice Roller' })
  const roll = tray.getByRole('button', { name: 'Roll Dice' })
  await expect(roll).toBeAttached()
  expect(await positions(tray.locator('div', { has: roll }))).not.toContain('sticky')
  for (const name of ['Add one boost die', 'Harder', 'Roll Dice']) {
    await tray.getByRole('button', { name }).focus()
    expect(await focused(page)).toMatchObject({ inSight: true })
  }
})
