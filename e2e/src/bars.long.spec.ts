import { expect, type Page } from '@playwright/test'

import { faultsOfBars, windows } from './bars.ts'
import { encounterOf } from './fight.ts'
import { test } from './journey.ts'
import { callerAs, callOperation, openTable, setTable, tokenOf } from './table.ts'

const KESSA = 'characters/kessa-vane'

test('[VTT-28] no bars intersect, at 12 sizes of the window and in 6 states of the table', async ({
  browser,
  server,
}) => {
  test.slow()
  await setTable(
    await callerAs('game-master', server.origin),
    ['kessa-vane', true],
    ['odo-brandreth', true],
    ['the-unlit', true],
  )
  const gameMaster = await openTable(browser, 'game-master', { reducedMotion: 'reduce' })
  const player = await openTable(browser, 'kessa', { reducedMotion: 'reduce' })
  const faults: string[] = []
  const measure = async (state: string, prepare?: (page: Page) => Promise<void>) => {
    for (const [width, height] of windows)
      for (const [who, page] of [['game master', gameMaster] as const, ['player', player] as const]) {
        await page.setViewportSize({ width, height })
        await prepare?.(page)
        const found = await faultsNow(page)
        faults.push(...found.map((fault) => `${state}, ${who}, ${width} x ${height}: ${fault}`))
        await prepare?.(page)
      }
  }

  await test.step('plain', async () => await measure('plain'))
  await test.step('a last roll with a long reason', async () => {
    const reason = 'Stealth through the drowned reeds, past the third lamp, with the ferryman’s bell in a sack'
    await callOperation(gameMaster, 'rollDice', { pool: '3y3g3p2k1b', reason })
    await measure('long reason')
  })
  await test.step('a selected token', async () => {
    await select(gameMaster, /^Odo/)
    await select(player, /^Odo/)
    await measure('selected')
  })
  await test.step('an encounter with a selected target', async () => {
    await startEncounter(gameMaster)
    await select(gameMaster, /^The Unlit/)
    await select(player, /^The Unlit/)
    await measure('encounter')
    await measure('the other state of the panel', togglePanel)
  })
  await test.step('a notice', async () => {
    await callOperation(player, 'rollDice', { pool: '2g', reason: 'A splash' })
    await callOperation(gameMaster, 'rollDice', { pool: '2g', reason: 'An answer to the splash' })
    await measure('notice')
  })
  await test.step('a called check', async () => {
    await callOperation(gameMaster, 'callCheck', {
      characters: [KESSA],
      skill: 'cool',
      difficulty: 'Hard',
      title: 'Stand.',
    })
    await expect(player.getByRole('region', { name: 'Called check' })).toBeVisible()
    await measure('called check')
  })
  expect(faults).toEqual([])
})

async function faultsNow(page: Page): Promise<readonly string[]> {
  // Lazy parts may still load, and bars of the previous size unmount.
  let found = await faultsOfBars(page)
  await expect
    .poll(async () => (found = await faultsOfBars(page)).length, { timeout: 1500 })
    .toBe(0)
    .catch(() => undefined)
  return found
}

/** Opens the panel, or closes it. On phones, the game master's tabs open it. */
async function togglePanel(page: Page): Promise<void> {
  const [button, tab] = [page.locator('.table-panel-button'), page.getByRole('tab', { name: 'Fight' })]
  await ((await button.isVisible()) ? button : tab).click()
}

async function select(page: Page, name: RegExp): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await tokenOf(page, name).click()
  await expect(tokenOf(page, name)).toHaveAttribute('aria-pressed', 'true')
}

async function startEncounter(gameMaster: Page): Promise<void> {
  const characters = ['kessa-vane', 'odo-brandreth', 'the-unlit'].map((name) => ({
    characterId: `characters/${name}`,
    known: true,
  }))
  await callOperation(gameMaster, 'startEncounter', {
    combatants: [
      ...characters,
      { kind: 'minions', name: 'Wickwardens and lamplighters of the Causeway', size: 5, known: true },
    ],
  })
  const { id: encounterId } = await encounterOf(gameMaster)
  for (const side of ['players', 'gameMaster', 'players'])
    await callOperation(gameMaster, 'addSlot', { encounterId, side })
  const { version } = await encounterOf(gameMaster)
  await callOperation(gameMaster, 'nextTurn', { encounterId, version })
}
