import { expect, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { colourFindings, findings, collectViolations, horizontalOverflowPx } from './page-checks.ts'
import { sessionOf } from './server/run-folder.ts'

test.use({ readOnly: true, storageState: sessionOf('game-master') })

async function openGallery(page: Page) {
  await page.goto('/gallery')
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('[LOOK-2] the gallery has its own title; for a player the page does not exist', async ({ browser, page }) => {
  await openGallery(page)
  await expect(page).toHaveTitle('Gallery · The Drowned Road')
  const asPlayer = await (await browser.newContext({ storageState: sessionOf('kessa') })).newPage()
  await asPlayer.goto('/gallery')
  await expect(asPlayer.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(asPlayer.getByRole('link', { name: 'Home', exact: true }).first()).toBeVisible()
})

test('[LOOK-2] every part is accessible in light and dark, and fits in every state, at 360 and 1440 px', async ({
  browser,
  baseURL,
}) => {
  const viewport = { width: 360, height: 900 }
  const storageState = sessionOf('game-master')
  const page = await (await browser.newContext({ storageState, viewport, reducedMotion: 'reduce' })).newPage()
  const received = collectViolations(page, baseURL ?? '')
  await openGallery(page)
  const phone = { found: await findings(page), sideways: await horizontalOverflowPx(page) }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const desktop = { found: await colourFindings(page), sideways: await horizontalOverflowPx(page) }
  expect({ phone, desktop }).toEqual({ phone: { found: [], sideways: 0 }, desktop: { found: [], sideways: 0 } })
  expect(received).toEqual([])
})

test('[LOOK-2] every dialog is accessible and returns the focus to the element that opened it', async ({ page }) => {
  await openGallery(page)
  for (const opener of await page.locator('main button[aria-haspopup=dialog]').all()) {
    await opener.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findings(page, '[role=dialog], dialog[open]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

/** Presses Tab; returns the focused element if it has no visible focus mark, an empty string if it has one, and `null` at the end of the page. */
async function tabToUnmarked(page: Page): Promise<string | null> {
  await page.keyboard.press('Tab')
  return await page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    // A switch's input is invisible and its track shows the focus; a card's link outlines the whole card.
    const around = [focused, focused.nextElementSibling, focused.parentElement].filter((one) => one !== null)
    const styles = around.flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')])
    const isMarked = styles.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) > 1,
    )
    return isMarked ? '' : focused.outerHTML.slice(0, 200)
  })
}

test('[LOOK-2] every control shows when it has the focus', async ({ page }) => {
  await openGallery(page)
  const unmarked: string[] = []
  let reached = 0
  for (let found = await tabToUnmarked(page); found !== null; found = await tabToUnmarked(page)) {
    reached += 1
    if (found !== '') unmarked.push(found)
  }
  expect(unmarked).toEqual([])
  expect(reached).toBeGreaterThan(60)
})
