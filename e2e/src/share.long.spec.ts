import { expect } from '@playwright/test'

import { test } from './journey.ts'
import { findings, horizontalOverflowPx } from './page-checks.ts'
import { openAs } from './party.ts'

const phone = { width: 360, height: 740 }

test('[SHARE-20] [SHARE-21] [SHARE-22] [SHARE-23] a page goes to somebody without an account, and is taken back', async ({
  browser,
}) => {
  const page = await openAs(browser, 'game-master', '/locations/the-third-lamp')
  await page.getByRole('link', { name: 'Share with somebody outside' }).click()
  await expect(page.getByRole('region', { name: 'What they will see' })).toContainText('Every apprentice is told')
  await page.getByRole('button', { name: 'Another page, or a whole section' }).click()
  await page.getByLabel('Another page').fill('The Drowned Road')
  await page.getByRole('option', { name: /^The Drowned Road/ }).click()
  await page.getByLabel('For whom, a note to yourself').fill('Ines’s brother')
  await page.getByRole('switch', { name: 'Ask for a password first' }).check()
  await page.getByLabel('Password', { exact: true }).fill('reedfall')
  await expect(page.getByText('2 pages')).toBeVisible()
  await expect(page.getByText(/^The link follows your pages/)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Make the link' }).click()
  const url = await page.getByLabel('Link', { exact: true }).inputValue()

  const context = await browser.newContext({ viewport: phone })
  const visitor = await context.newPage()
  await visitor.goto(url)
  await visitor.getByLabel('Password').fill('wrong')
  await visitor.getByRole('button', { name: 'Open' }).click()
  await expect(visitor.getByRole('alert')).toHaveText('That is not the password.')
  expect(await findings(visitor)).toEqual([])
  await visitor.getByLabel('Password').fill('reedfall')
  await visitor.getByRole('button', { name: 'Open' }).click()
  await visitor.getByRole('link', { name: /^The Third Lamp/ }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('The Third Lamp')
  expect(await visitor.evaluate(() => document.scripts.length)).toBe(0)
  expect(await horizontalOverflowPx(visitor)).toBe(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await visitor.emulateMedia({ colorScheme })
    expect(await findings(visitor)).toEqual([])
  }
  const picture = visitor.getByRole('img', { name: 'The Third Lamp' })
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await page.getByRole('link', { name: 'All links' }).click()
  const links = page.getByRole('list', { name: 'Links' })
  await expect(links).toContainText('Ines’s brother. With a password.')
  await expect(links).toContainText('Opened 2 times')
  await links.getByRole('button', { name: 'End: The Third Lamp and 1 more' }).click()
  await expect(links).toContainText('Ended by you on')
  expect(await findings(page)).toEqual([])
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This link has ended')
  await links.getByRole('button', { name: 'Open again: The Third Lamp and 1 more' }).click()
  await expect(links.getByRole('button', { name: 'End: The Third Lamp and 1 more' })).toBeVisible()
  await context.close()
  await page.context().close()
})
