import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

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
  '/profile',
  '/no-such-page',
  '/items/no-such-item',
]
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Each test walks through all of them, on a machine that may be slow. */
test.describe.configure({ timeout: 10_000 * screens.length })

/** Collects what no page of ours may do: ask another origin for anything, or complain in the console. */
function listen(page: Page, origin: string): string[] {
  const heard: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin)) heard.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) heard.push(message.text())
  })
  page.on('pageerror', (error) => heard.push(error.message))
  return heard
}

async function inspect(page: Page, screen: string) {
  await page.goto(screen)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  // A row that is just passing under the phone's fixed bar counts as too small a target, though it scrolls free.
  const { violations } = await new AxeBuilder({ page }).withTags(standards).disableRules('target-size').analyze()
  return {
    screen,
    violations: violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    sideways: await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  }
}

for (const who of ['game-master', 'kessa'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1440])
      test(`[LOOK-1] every screen is accessible and fits, for ${who}, ${colorScheme}, ${width} px`, async ({
        browser,
        baseURL,
      }) => {
        const viewport = { width, height: 900 }
        const context = await browser.newContext({
          storageState: sessionOf(who),
          colorScheme,
          viewport,
          reducedMotion: 'reduce',
        })
        const page = await context.newPage()
        const heard = listen(page, baseURL ?? '')
        for (const screen of screens)
          expect(await inspect(page, screen)).toEqual({ screen, violations: [], sideways: 0 })
        expect(heard).toEqual([])
        await context.close()
      })
