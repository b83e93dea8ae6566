import { expect, type Browser, type Page } from '@playwright/test'

import { cutNetwork } from './cut-network.ts'
import { test } from './journey.ts'
import { sessionOf } from './server/run-folder.ts'

const KNIFE = 'items/wick-knife'

async function open(browser: Browser, who: 'game-master' | 'kessa', path: string): Promise<Page> {
  const page = await (await browser.newContext({ storageState: sessionOf(who) })).newPage()
  const welcomed = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"welcome"')) resolve()
      }),
    )
  })
  await page.goto(path)
  await welcomed
  return page
}

async function ask(page: Page, operation: string, params: object): Promise<void> {
  const answer = await page.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json' }
    return (await fetch('/api/query', { method: 'POST', headers, body })).status
  }, JSON.stringify({ operation, params }))
  expect(answer).toBe(200)
}

const show = async (page: Page, visible: boolean) =>
  await ask(page, 'setEntityVisibility', { entityId: KNIFE, visible })

test('[LIV-20] an entity that the game master hides disappears from a player’s page without a reload, and comes back when shown', async ({
  browser,
}) => {
  const gameMaster = await open(browser, 'game-master', '/')
  const player = await open(browser, 'kessa', `/${KNIFE}`)
  const name = player.getByRole('heading', { level: 1, name: 'Wick-knife' })
  await expect(name).toBeVisible()
  await show(gameMaster, false)
  await expect(name).toBeHidden()
  await show(gameMaster, true)
  await expect(name).toBeVisible()
})

test('[LIV-1] a page without a network shows that, and receives what it missed on reconnecting', async ({
  browser,
}) => {
  const gameMaster = await open(browser, 'game-master', '/')
  const player = await open(browser, 'kessa', '/characters/kessa-vane')
  const restore = await cutNetwork(player)
  const missed = new Promise<void>((resolve) => {
    player.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"reason":"while away"')) resolve()
      }),
    )
  })
  await ask(gameMaster, 'rollDice', { pool: 'd20', reason: 'while away' })
  await restore()
  await missed
  await expect(player.getByText(/No connection/)).toBeHidden()
})
