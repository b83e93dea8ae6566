import { expect } from '@playwright/test'

import { test } from './journey.ts'
import { sessionOf } from './server/run-folder.ts'

test.use({ readOnly: true })

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, storageState: sessionOf('kessa') })

test('[SCR-54] a reader of a newsletter on a phone follows its links and returns to the same place', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Read the news' }).first().tap()
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  for (const [newsletter, link, name] of [
    ['Third lamp on the Drowned Road found cold', 'O. Brandreth', 'Odo Brandreth'],
    ['Third lamp on the Drowned Road found cold', 'the Boot’s', 'The Dry Boot'],
  ] as const) {
    const words = page.getByRole('article', { name: newsletter }).getByRole('link', { name: link })
    await words.scrollIntoViewIfNeeded()
    const place = await words.evaluate((one) => Math.round(one.getBoundingClientRect().top))
    await words.tap()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(words).toBeInViewport()
    expect(await words.evaluate((one) => Math.round(one.getBoundingClientRect().top))).toBe(place)
  }
})
