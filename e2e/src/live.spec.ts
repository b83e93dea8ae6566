import { expect, type Browser, type Page } from '@playwright/test'

import { cutNetwork } from './cut-network.ts'
import { test } from './journey.ts'
import { sessionOf } from './server/run-folder.ts'
import { callOperation } from './table.ts'

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

const show = async (page: Page, visible: boolean) =>
  await callOperation(page, 'setEntityVisibility', { entityId: KNIFE, visible })

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
  await callOperation(gameMaster, 'rollDice', { pool: 'd20', reason: 'while away' })
  await restore()
  await missed
  await expect(player.getByText(/No connection/)).toBeHidden()
})

test('[CHK-241] three purple dice set by the game master appear in the player’s pool without a reload, on another page', async ({
  browser,
}) => {
  const gameMaster = await open(browser, 'game-master', '/')
  const player = await open(browser, 'kessa', '/news')
  await player.evaluate(() => document.documentElement.setAttribute('data-first', ''))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own tests hold it to the contract
  const { check } = (await callOperation(gameMaster, 'callCheck', {
    title: 'A noise',
    characters: ['characters/kessa-vane'],
    skill: ['perception', 'vigilance'],
    difficulty: 'Easy',
  })) as { readonly check: { readonly id: string } }
  const banner = player.getByRole('region', { name: 'Called check' })
  await expect(banner).toContainText(/1 difficulty/)
  await callOperation(gameMaster, 'setDifficulty', { checkId: check.id, difficulty: 'Hard' })
  await expect(banner).toContainText(/3 difficulty/)
  expect(await player.evaluate(() => 'first' in document.documentElement.dataset)).toBe(true)
  await banner.getByRole('button', { name: 'Roll' }).click()
  const surface = player.getByRole('dialog', { name: 'Check for Kessa Vane' })
  await surface.getByRole('radio', { name: 'Vigilance' }).click()
  await expect(surface.getByRole('region', { name: 'Against you' })).toContainText(/3 difficulty/)
})
