import { expect, type Browser, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { blackPng, dropOn } from './picture-files.ts'
import { sessionOf } from './server/run-folder.ts'
import { callOperation } from './table.ts'

const BOMB_PX = 30_000

/** Opens a page and marks its document, to detect reloads. */
async function open(browser: Browser, who: 'game-master' | 'kessa', path: string): Promise<Page> {
  const page = await (await browser.newContext({ storageState: sessionOf(who) })).newPage()
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
  return page
}

const isFirst = async (page: Page) => await page.evaluate(() => 'first' in document.documentElement.dataset)

test('[IMG-2] [IMG-5] [IMG-7] a portrait is deleted and generated again, and everyone sees it without a reload', async ({
  browser,
}) => {
  const path = '/characters/tavi-sorrel'
  const gameMaster = await open(browser, 'game-master', path)
  const player = await open(browser, 'kessa', path)
  const portraits = [gameMaster, player].map((page) => page.getByRole('button', { name: /Portrait of Tavi/ }))
  await gameMaster.getByRole('button', { name: 'Delete Image' }).click()
  await gameMaster.getByRole('dialog').getByRole('button', { name: 'Delete Image' }).click()
  for (const page of [gameMaster, player])
    await expect(page.getByText('No portrait available for this character')).toBeVisible()

  await player.getByRole('button', { name: 'Generate Portrait' }).click()
  await expect(player.getByRole('button', { name: 'Generating...' })).toBeVisible()
  for (const portrait of portraits) await expect(portrait).toBeVisible()
  expect([await isFirst(gameMaster), await isFirst(player)]).toEqual([true, true])
})

test('[IMG-8] a deleted picture is restored', async ({ browser }) => {
  const page = await open(browser, 'game-master', '/items/assayers-hydrometer')
  const picture = page.getByRole('button', { name: /Picture of Assayer/ })
  await page.getByRole('button', { name: 'Delete Image' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Image' }).click()
  await expect(picture).toBeHidden()
  await page.getByText('Restore an earlier picture').click()
  await page.getByRole('button', { name: 'Restore' }).first().click()
  await expect(picture).toBeVisible()
  expect(await isFirst(page)).toBe(true)
})

test('[IMG-9] [IMG-10] a picture is uploaded by drag and drop, after a decompression bomb was refused', async ({
  browser,
}) => {
  const path = '/sourcebooks/an-account-of-the-reach'
  const gameMaster = await open(browser, 'game-master', path)
  const page = await open(browser, 'kessa', path)
  const place = page.getByRole('figure')
  await expect(page.getByRole('button', { name: /Upload a picture/ })).toBeVisible()
  await dropOn(place, blackPng(BOMB_PX))
  await expect(page.getByRole('alert')).toHaveText(/^The picture has more pixels than Waybook reads/)
  await dropOn(place, blackPng(300))
  for (const seen of [page, gameMaster]) await expect(seen.getByRole('button', { name: /^Picture of/ })).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('[IMG-1] [IMG-3] [IMG-6] players generate pictures if the game master grants it, and nobody does if it is switched off', async ({
  browser,
}) => {
  const path = '/sourcebooks/the-walkers-primer'
  const gameMaster = await open(browser, 'game-master', path)
  const player = await open(browser, 'kessa', path)
  const button = player.getByRole('button', { name: 'Generate Image' })
  await expect(button).toBeVisible()
  try {
    await callOperation(gameMaster, 'setGrant', { grant: 'generateImage', granted: false })
    await expect(button).toHaveAccessibleDescription('Only the game master can generate images.')
    await callOperation(gameMaster, 'changeSettings', { settings: { imageGeneration: false } })
    for (const page of [gameMaster, player]) await expect(page.getByText(/Generat/)).toHaveCount(0)
    await expect(gameMaster.getByRole('button', { name: /Upload a picture/ })).toBeVisible()
  } finally {
    await callOperation(gameMaster, 'changeSettings', { settings: { imageGeneration: true } })
    await callOperation(gameMaster, 'setGrant', { grant: 'generateImage', granted: true })
  }
  await expect(gameMaster.getByRole('region', { name: 'Image Generation Prompt' })).toBeVisible()
  await button.click()
  await player.getByRole('dialog').getByLabel('Style').selectOption('Sketch')
  await player.getByRole('dialog').getByRole('button', { name: 'Generate' }).click()
  for (const page of [player, gameMaster]) await expect(page.getByRole('button', { name: /^Picture of/ })).toBeVisible()
})
