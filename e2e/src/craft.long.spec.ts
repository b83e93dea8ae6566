import { expect, type Browser, type Locator } from '@playwright/test'

import { test } from './journey.ts'
import { focused } from './page-checks.ts'
import { sessionOf } from './server/run-folder.ts'

test.use({ readOnly: true })

async function open(
  browser: Browser,
  path: string,
  options: { width?: number; colorScheme?: 'light' | 'dark'; who?: 'game-master' | 'kessa' } = {},
) {
  const { width = 1440, colorScheme = 'light', who = 'game-master' } = options
  const viewport = { width, height: 800 }
  const context = await browser.newContext({
    storageState: sessionOf(who),
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  return page
}

test('[LOOK-25] a wide picture is above the prose, a tall one beside it', async ({ browser }) => {
  const boxes = async (path: string) => {
    const page = await open(browser, path)
    const box = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    return {
      picture: await box(page.getByRole('article').getByRole('img').first()),
      name: await box(page.getByRole('heading', { level: 1 })),
    }
  }
  const place = await boxes('/locations/low-tarrow')
  expect(place.picture.width).toBeGreaterThan(800)
  expect(place.name.y).toBeGreaterThanOrEqual(place.picture.y + place.picture.height)
  const person = await boxes('/characters/kessa-vane')
  expect(person.picture.height).toBeGreaterThan(person.picture.width)
  expect(person.name.x).toBeGreaterThanOrEqual(person.picture.x + person.picture.width)
})

test('[LOOK-22] an expandable list is printed in full', async ({ browser }) => {
  const page = await open(browser, '/characters/kessa-vane')
  const more = page.getByRole('button', { name: /^Show all \d+$/ }).first()
  const count = Number((await more.innerText()).replace(/\D/g, ''))
  const rows = page
    .locator('ul', { has: page.locator('xpath=following-sibling::button') })
    .first()
    .getByRole('listitem')
  await expect(rows).toHaveCount(8)
  await page.emulateMedia({ media: 'print' })
  await expect(rows).toHaveCount(count)
})

for (const path of ['/characters/kessa-vane', '/locations/low-tarrow', '/scenes/the-kneeling-house', '/news'])
  test(`[LOOK-22] ${path} is printed black on white, without controls`, async ({ browser }) => {
    // The width of an A4 sheet without its margins.
    const page = await open(browser, path, { width: 658, colorScheme: 'dark' })
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
    for (const pressed of await page.locator('nav, header:has(nav), [role=switch], button:not(:has(img))').all())
      await expect(pressed).toBeHidden()
    const paper = await page.evaluate(() => ({
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      tallest: Math.max(0, ...[...document.querySelectorAll('main img')].map((image) => image.clientHeight)),
    }))
    expect(paper.sideways).toBe(0)
    // No picture takes more than a third of a sheet.
    expect(paper.tallest).toBeLessThan(360)
    await page.context().close()
  })

for (const [width, path] of [
  [360, '/items'],
  [360, '/characters/kessa-vane'],
  [768, '/scenes/the-kneeling-house'],
] as const)
  test(`[LOOK-23] when moving with the Tab key, the focused element is visible: ${path} at ${width} px`, async ({
    browser,
  }) => {
    const page = await open(browser, path, { width })
    const seen = new Set<string>()
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab')
      const { name, inSight } = await focused(page)
      expect(inSight, `${name} is covered or outside the window`).toBe(true)
      seen.add(name)
    }
    expect(seen.size).toBeGreaterThan(15)
    await page.context().close()
  })

test('[LOOK-24] a table that does not fit scrolls within its own region, by keyboard too', async ({ browser }) => {
  const page = await open(browser, '/rules#spending-advantage-and-threat', { width: 320 })
  const wide = page.getByRole('table', { name: 'What advantage and threat buy' })
  await wide.evaluate((table) => {
    table.style.minWidth = '40rem'
  })
  const table = page.getByRole('region', { name: 'What advantage and threat buy' })
  await expect(table).toHaveAttribute('tabindex', '0')
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.context().close()
})
