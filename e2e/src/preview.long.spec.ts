import { devices, expect, type Locator, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { findings } from './page-checks.ts'
import { sessionOf } from './server/run-folder.ts'

test.use({ readOnly: true })

const { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']

test.use({ storageState: sessionOf('kessa') })

const cardOf = (page: Page) => page.locator('[data-preview]')

/** Opens a page with many links and returns the first one in its prose. */
async function openProse(page: Page): Promise<Locator> {
  await page.goto('/characters/kessa-vane')
  const link = page.locator('.prose a[data-entity]').first()
  await link.scrollIntoViewIfNeeded()
  return link
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`[LOOK-1] a preview card is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const link = await openProse(page)
    await link.hover()
    await expect(cardOf(page)).toBeVisible()
    expect(await findings(page, '[data-preview]')).toEqual([])
  })

test.describe('on a phone', () => {
  test.use({ userAgent, viewport, deviceScaleFactor, isMobile, hasTouch })

  /** Puts a finger on a link; `lift` takes it off. */
  async function touch(page: Page, link: Locator) {
    const box = await link.boundingBox()
    if (!box) throw new Error('The link is not visible')
    const session = await page.context().newCDPSession(page)
    const touchPoints = [{ x: box.x + Math.min(12, box.width / 2), y: box.y + Math.min(12, box.height / 2) }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    return { lift: async () => await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }) }
  }

  test('[PRE-3] a long press on a link shows its card, releasing does not follow the link, and a tap elsewhere closes the card', async ({
    page,
  }) => {
    const link = await openProse(page)
    const { pathname } = new URL(page.url())
    const finger = await touch(page, link)
    await expect(cardOf(page)).toBeVisible()
    await finger.lift()
    await expect(cardOf(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(pathname)
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(cardOf(page)).toHaveCount(0)
  })

  test('[PRE-3] a tap follows the link, even after its card was shown', async ({ page }) => {
    const link = await openProse(page)
    const address = await link.getAttribute('href')
    const finger = await touch(page, link)
    await expect(cardOf(page)).toBeVisible()
    await finger.lift()
    await link.tap()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(cardOf(page)).toHaveCount(0)
  })
})
