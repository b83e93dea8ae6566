import { expect, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { moveTo } from './move-to.ts'
import { colourFindings, findings, collectViolations, horizontalOverflowPx } from './page-checks.ts'
import { adminScreens, alike, different } from './screens.ts'
import { sessionOf } from './server/run-folder.ts'

test.use({ readOnly: true })

const IS_LONG = process.env['LONG'] === '1'
const screens = IS_LONG ? [...different, ...alike] : different

/** In the outer ring, both users visit all screens; in the middle ring, they take turns. */
const seenBy = IS_LONG
  ? { 'game-master': [...screens, ...adminScreens], kessa: screens }
  : { 'game-master': [...everySecond(screens, 0), ...adminScreens], kessa: everySecond(screens, 1) }

function everySecond(all: readonly string[], first: 0 | 1): string[] {
  return all.filter((_, index) => index % 2 === first)
}

/** The tests of both users run at the same time. */
test.describe.configure({ mode: 'parallel' })

interface Look {
  readonly width: 360 | 1440
  readonly colorScheme: 'light' | 'dark'
}

/** In the outer ring, axe checks a screen fully in the first look and its colors in the second; in the middle ring, the looks alternate. */
const looks = {
  'game-master': [
    { width: 1440, colorScheme: 'light' },
    { width: 360, colorScheme: 'dark' },
  ],
  kessa: [
    { width: 360, colorScheme: 'light' },
    { width: 1440, colorScheme: 'dark' },
  ],
} as const

async function open(page: Page, screen: string): Promise<void> {
  await page.goto(screen)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** The faults of an open screen in one look. */
async function inspect(page: Page, look: Look) {
  await show(page, look)
  return { found: await findings(page), sideways: [await horizontalOverflowPx(page)] }
}

/** Loads the page only once: it adapts to the other width and colors. */
async function inspectFully(page: Page, [whole, colours]: readonly [Look, Look]) {
  const { found, sideways } = await inspect(page, whole)
  const enlarged = await overflowEnlargedPx(page)
  await show(page, colours)
  const faint = await colourFindings(page)
  return { found: [...found, ...faint], sideways: [...sideways, await horizontalOverflowPx(page), ...enlarged] }
}

async function show(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme })
  // Some screens load another layout for the width.
  await expect(page.getByText('Loading...', { exact: true }).first()).not.toBeInViewport()
}

/** The widths of a phone and of two tablets, in CSS pixels, at which letters of 130 % must fit. */
const ENLARGED_AT = [360, 768, 1024]

/** How far the page can be scrolled to the side at each of these widths if the letters are larger. */
async function overflowEnlargedPx(page: Page): Promise<number[]> {
  const size = async (text: string) => await page.evaluate((to) => (document.documentElement.style.fontSize = to), text)
  await size('130%')
  const overflows: number[] = []
  for (const width of ENLARGED_AT) {
    await page.setViewportSize({ width, height: 900 })
    overflows.push(await horizontalOverflowPx(page))
  }
  await size('')
  return overflows
}

const rules = IS_LONG ? '[LOOK-1] [LOOK-26]' : '[LOOK-1]'
const wherever = IS_LONG
  ? 'in light and dark, and fits 360 and 1440 px, with larger letters too,'
  : 'and fits 360 or 1440 px,'

for (const who of ['game-master', 'kessa'] as const)
  test(`${rules} every screen is accessible ${wherever} for ${who}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ storageState: sessionOf(who), reducedMotion: 'reduce' })
    const left = seenBy[who].entries()
    const walk = async () => {
      const page = await context.newPage()
      const received = collectViolations(page, baseURL ?? '')
      let isLoaded = false
      for (const [index, screen] of left) {
        // Loading the app for each screen is expensive, so in the middle ring each page loads it once.
        await (isLoaded && !IS_LONG ? moveTo(page, screen) : open(page, screen))
        isLoaded = true
        const { found, sideways } = IS_LONG
          ? await inspectFully(page, looks[who])
          : await inspect(page, looks[who][index % 2 === 0 ? 0 : 1])
        expect({ screen, found, sideways: Math.max(...sideways) }).toEqual({ screen, found: [], sideways: 0 })
      }
      expect(received).toEqual([])
    }
    // While one page waits for the network to become idle, the other is inspected.
    await Promise.all([walk(), walk()])
  })
