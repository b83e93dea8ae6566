import { expect, test, type Page } from '@playwright/test'

import { findings, listen, sidewaysPx } from './look-over.ts'
import { sessionOf } from './party.ts'

const screens = [
  '/',
  '/characters',
  '/characters/kessa-vane',
  '/items',
  '/items/wick-knife',
  '/locations',
  '/locations/low-tarrow',
  '/organizations',
  '/organizations/the-wickwardens',
  '/events',
  '/events/the-short-ebb',
  '/scenes',
  '/scenes/the-kneeling-house',
  '/fauna/clerk-crab',
  '/sourcebooks/the-walkers-primer',
  '/news',
  '/rules',
  '/my-character',
  '/vtt/dam3',
  '/vtt',
  '/profile',
  '/admin',
  '/admin/members',
  '/admin/settings',
  '/admin/import',
  '/admin/backup',
  '/admin/api-keys',
  '/debug-env',
  '/test-souffle',
  '/no-such-page',
  '/items/no-such-item',
]

/** Each test walks through all of them, on a machine that may be slow. */
test.describe.configure({ timeout: 15_000 * screens.length })

const schemes = ['light', 'dark'] as const

async function inspect(page: Page, screen: string) {
  await page.goto(screen)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const violations = []
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    violations.push(...(await findings(page)).map((finding) => ({ colorScheme, finding })))
  }
  return { screen, violations, sideways: await sidewaysPx(page) }
}

for (const who of ['game-master', 'kessa'] as const)
  for (const width of [360, 1440])
    test(`[LOOK-1] every screen is accessible by day and by night, and fits, for ${who}, ${width} px`, async ({
      browser,
      baseURL,
    }) => {
      const viewport = { width, height: 900 }
      const context = await browser.newContext({ storageState: sessionOf(who), viewport, reducedMotion: 'reduce' })
      const page = await context.newPage()
      const heard = listen(page, baseURL ?? '')
      for (const screen of screens) expect(await inspect(page, screen)).toEqual({ screen, violations: [], sideways: 0 })
      expect(heard).toEqual([])
      await context.close()
    })
