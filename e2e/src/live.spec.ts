import { expect, type Browser, type Page } from '@playwright/test'

import { cutNetwork } from './cut-network.ts'
import { test } from './journey.ts'
import { moveTo } from './move-to.ts'
import { sessionOf } from './server/run-folder.ts'
import { callOperation } from './table.ts'

const KNIFE = 'items/wick-knife'

async function open(browser: Browser, who: 'game-master' | 'kessa', path: string): Promise<Page> {
  const page = await (await browser.newContext({ storageState: sessionOf(who) })).newPage()
  const welcomed = heard(page, '"welcome"')
  await page.goto(path)
  await welcomed
  return page
}

const show = async (page: Page, visible: boolean) =>
  await callOperation(page, 'setEntityVisibility', { entityId: KNIFE, visible })

/** Waits for a message on the live connection that contains a text. */
async function heard(page: Page, text: string): Promise<void> {
  await new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes(text)) resolve()
      }),
    )
  })
}

test('[LIV-20] [LIV-1] [CHK-241] what the game master does appears on a player’s page without a reload', async ({
  browser,
}) => {
  const gameMaster = await open(browser, 'game-master', '/')
  const player = await open(browser, 'kessa', `/${KNIFE}`)
  await player.evaluate(() => document.documentElement.setAttribute('data-first', ''))

  await test.step('an entity that they hide disappears, and comes back when shown', async () => {
    const name = player.getByRole('heading', { level: 1, name: 'Wick-knife' })
    await expect(name).toBeVisible()
    await show(gameMaster, false)
    await expect(name).toBeHidden()
    await show(gameMaster, true)
    await expect(name).toBeVisible()
  })

  await test.step('a page without a network shows that, and receives what it missed on reconnecting', async () => {
    const restore = await cutNetwork(player)
    const missed = heard(player, '"reason":"while away"')
    await callOperation(gameMaster, 'rollDice', { pool: 'd20', reason: 'while away' })
    await restore()
    await missed
    await expect(player.getByText(/No connection/)).toBeHidden()
  })

  await test.step('three purple dice that they set appear in the player’s pool, on another page', async () => {
    await moveTo(player, '/news')
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
    await banner.getByRole('button', { name: 'Roll' }).click()
    const surface = player.getByRole('dialog', { name: 'Check for Kessa Vane' })
    await surface.getByRole('radio', { name: 'Vigilance' }).click()
    await expect(surface.getByRole('region', { name: 'Against you' })).toContainText(/3 difficulty/)
  })

  expect(await player.evaluate(() => 'first' in document.documentElement.dataset)).toBe(true)
})
