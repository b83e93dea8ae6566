import { expect, type Browser, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { sessionOf } from './server/run-folder.ts'
import { callOperation } from './table.ts'

const [COMPTROLLER, KESSA] = ['characters/the-comptroller', 'characters/kessa-vane']

async function pageOf(browser: Browser, who: 'game-master' | 'kessa'): Promise<Page> {
  return await (await browser.newContext({ storageState: sessionOf(who) })).newPage()
}

const newsOn = (page: Page) => page.getByRole('region', { name: 'New since you were here' })

test('[NEW-1] [NEW-8] [LOG-5] a returning player sees what the game master showed and gave, and the log undoes the reveal', async ({
  browser,
}) => {
  const [gameMaster, player] = [await pageOf(browser, 'game-master'), await pageOf(browser, 'kessa')]
  const isThere = player.waitForResponse(
    (response) => response.request().postData()?.includes('noteVisit') === true && response.ok(),
  )
  await player.goto('/')
  await isThere
  const news = newsOn(player)
  if (await news.isVisible()) await news.getByRole('button', { name: 'Mark as seen' }).click()
  await player.goto('about:blank')

  await gameMaster.goto('/admin/log')
  await callOperation(gameMaster, 'setReveal', { entityId: COMPTROLLER, reveal: 'page' })
  await callOperation(gameMaster, 'adjustCharacterInventory', { characterId: KESSA, itemId: 'items/lamp-oil', by: 1 })

  await player.goto('/')
  await expect(news.getByRole('listitem')).toHaveCount(2)
  await expect(news.getByRole('listitem').first()).toContainText('Given to your character')
  await expect(news.getByRole('link', { name: /The Comptroller/ })).toBeVisible()

  const log = gameMaster.getByRole('list', { name: 'Log entries' })
  await log.getByRole('button', { name: /^Undo: .* showed The Comptroller to players/ }).click()
  await expect(log.getByRole('listitem').first()).toContainText('hid The Comptroller from players')
  await expect(news.getByRole('listitem')).toHaveCount(1)

  // Hold the request until its page has been left.
  const left = Promise.withResolvers<void>()
  await player.route('**/api/query', async (route) => {
    if (route.request().postData()?.includes('"seen"')) await left.promise
    await route.continue()
  })
  await news.getByRole('button', { name: 'Mark as seen' }).click()
  await expect(news).toHaveCount(0)
  await player.goto('about:blank')
  left.resolve()
  await expect(async () => {
    await player.goto('/')
    await expect(player.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(news).toHaveCount(0, { timeout: 1000 })
  }).toPass()
})
