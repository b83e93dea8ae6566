import { expect, type Page } from '@playwright/test'

import { cutNetwork } from './cut-network.ts'
import { test } from './journey.ts'
import { recordSent } from './record-sent.ts'
import { sessionOf } from './server/run-folder.ts'
import { callerAs, callOperation, drag, drawn, GATE, setTable, openTable, stored, joinTable, tokenOf } from './table.ts'

/** Counts the function calls of a script during an action: a measure of the page's work that does not depend on the machine. */
async function functionCalls(page: Page, script: RegExp, done: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true })
  await done()
  const { result } = await session.send('Profiler.takePreciseCoverage')
  await session.detach()
  const functions = result.filter(({ url }) => script.test(url)).flatMap((one) => one.functions)
  return functions.reduce((calls, { ranges: [whole] }) => calls + (whole?.count ?? 0), 0)
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.beforeEach(async ({ server }) => {
  const gameMaster = await callerAs('game-master', server.origin)
  await setTable(gameMaster, ['kessa-vane', true], ['the-unlit', false])
  await gameMaster.dispose()
})

test('[VTT-20] every screen shows the game master’s changes, and all screens end up like the store', async ({
  browser,
}) => {
  const gameMaster = await openTable(browser, 'game-master')
  const second = await openTable(browser, 'game-master')
  const player = await openTable(browser, 'kessa')
  await expect(tokenOf(player, /Kessa Vane/)).toBeVisible()
  await drag(gameMaster, tokenOf(gameMaster, /Kessa Vane/), { x: 150, y: 90 })
  await drag(second, tokenOf(second, /The Unlit/), { x: -120, y: 60 })

  await gameMaster.getByRole('button', { name: 'Add Token' }).click()
  await gameMaster.getByRole('dialog').getByRole('button', { name: 'Odo Brandreth' }).click()
  await expect(tokenOf(player, /Odo Brandreth/)).toBeVisible()
  await gameMaster.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await gameMaster.getByRole('button', { name: 'Hide Odo Brandreth from players' }).click()
  await expect(tokenOf(player, /Odo Brandreth/)).toBeHidden()
  await gameMaster.getByRole('button', { name: 'Show Odo Brandreth to players' }).click()
  await expect(tokenOf(player, /Odo Brandreth/)).toBeVisible()
  await gameMaster.getByRole('button', { name: 'Delete Token' }).click()
  await expect(tokenOf(player, /Odo Brandreth/)).toBeHidden()

  for (const page of [gameMaster, second, player]) {
    const remaining = await stored(page)
    await expect.poll(async () => await drawn(page)).toEqual(remaining)
  }
  await gameMaster.getByRole('tab', { name: 'Scenes' }).click()
  await gameMaster.getByRole('button', { name: 'Show The third lamp, at ebb to players' }).click()
  for (const page of [gameMaster, second, player])
    await expect(page.getByRole('heading', { level: 1, name: 'The third lamp, at ebb' })).toBeVisible()
})

test('[VTT-9] [VTT-24] players move their own token if they may, and others see it during the drag', async ({
  browser,
}) => {
  const gameMaster = await openTable(browser, 'game-master')
  const player = await openTable(browser, 'kessa')
  const own = tokenOf(player, /Kessa Vane/)
  await drag(player, own, { x: 100, y: 0 })
  expect(await drawn(player)).toEqual(await stored(player))
  const switched = gameMaster.getByRole('switch', { name: 'Players can move their own tokens' })
  await switched.click()
  await expect(own).toHaveAttribute('data-movable')
  const box = await own.boundingBox()
  const before = await drawn(gameMaster)
  await player.mouse.move((box?.x ?? 0) + 35, (box?.y ?? 0) + 35)
  await player.mouse.down()
  await player.mouse.move((box?.x ?? 0) + 135, (box?.y ?? 0) + 95, { steps: 10 })
  // The drag has not ended, so nothing is stored yet.
  await expect.poll(async () => await drawn(gameMaster)).toEqual({ ...before, ...(await drawn(player)) })
  expect(await stored(gameMaster)).toEqual(before)
  await player.mouse.up()
  await expect.poll(async () => await stored(gameMaster)).toEqual(await drawn(gameMaster))
  await switched.click()
  await expect(own).not.toHaveAttribute('data-movable')
})

test('[VTT-11] a token moved while offline is in its new place on all screens after reconnecting', async ({
  browser,
}) => {
  const gameMaster = await openTable(browser, 'game-master')
  const player = await openTable(browser, 'kessa')
  const second = await openTable(browser, 'game-master')
  const restored = await Promise.all([player, second].map(cutNetwork))
  await drag(gameMaster, tokenOf(gameMaster, /The Unlit/), { x: 80, y: 80 })
  await drag(second, tokenOf(second, /Kessa Vane/), { x: 120, y: 120 })
  const put = (await drawn(second))[await idOf(second)]
  for (const restore of restored) await restore()
  await expect.poll(async () => (await stored(gameMaster))[await idOf(gameMaster)]).toBe(put)
  for (const page of [gameMaster, second, player]) {
    const remaining = await stored(page)
    await expect.poll(async () => await drawn(page)).toEqual(remaining)
  }
})

const idOf = async (page: Parameters<typeof drawn>[0]) =>
  (await tokenOf(page, /Kessa Vane/).getAttribute('data-token-id')) ?? ''

test('[VTT-23] a long press shows everyone a ping', async ({ browser }) => {
  const gameMaster = await openTable(browser, 'game-master')
  const player = await openTable(browser, 'kessa', {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
  })
  const map = await gameMaster.getByRole('region', { name: /Map of/ }).boundingBox()
  await gameMaster.mouse.move((map?.width ?? 0) / 2, (map?.height ?? 0) / 2)
  await gameMaster.mouse.down()
  await expect(player.locator('[data-ping="Bram"]')).toBeVisible()
  await gameMaster.mouse.up()
  await expect(player.locator('[data-ping]')).toHaveCount(0)
})

test('[TABLE-29] nothing sent to a player contains hidden tokens or notes', async ({ browser }) => {
  const gameMaster = await openTable(browser, 'game-master')
  const context = await browser.newContext({ storageState: sessionOf('kessa') })
  const player = await context.newPage()
  const sent = await recordSent(player, /\/api\/|\/vtt/)
  await joinTable(player)
  await expect(tokenOf(player, /Kessa Vane/)).toBeVisible()
  const hidden = tokenOf(gameMaster, /The Unlit/)
  const secrets = [(await hidden.getAttribute('data-token-id')) ?? '', 'the-unlit', 'The Unlit', 'gmNotes":"']
  await drag(gameMaster, hidden, { x: 60, y: 60 })
  await hidden.press('Shift+ArrowLeft')
  await gameMaster.getByRole('button', { name: 'Large' }).click()
  await drag(gameMaster, tokenOf(gameMaster, /Kessa Vane/), { x: 60, y: 60 })
  await gameMaster.getByRole('button', { name: 'Undo' }).click()
  const remaining = await stored(player, GATE)
  await expect.poll(async () => await drawn(player)).toEqual(remaining)
  expect(sent()).toContain('tokenChanged')
  expect(secrets.filter((secret) => secret === '' || sent().includes(secret))).toEqual([])
})

const TOKENS = 300
const REACT = /\/react-/

test('[VTT-25] dragging a token re-renders no more with 300 tokens on the table than with two', async ({ browser }) => {
  const gameMaster = await openTable(browser, 'game-master')
  const kessa = tokenOf(gameMaster, /Kessa Vane/)
  const work = async (x: number) => {
    const before = await drawn(gameMaster)
    const calls = await functionCalls(gameMaster, REACT, async () => await drag(gameMaster, kessa, { x, y: 0 }))
    const moved = Object.entries(await drawn(gameMaster)).filter(([id, place]) => place !== before[id])
    expect(moved.map(([id]) => id)).toEqual([await kessa.getAttribute('data-token-id')])
    return calls
  }
  // The minimum of three: leftover work on a slow machine can only add to a count, never reduce it.
  const least = async () => Math.min(await work(60), await work(-60), await work(60))
  const withTwo = await least()
  const crowd = Array.from({ length: TOKENS - 2 }, (_, index) => ({
    sceneId: GATE,
    characterId: index % 2 === 0 ? 'characters/reed-wight' : 'characters/odo-brandreth',
    // The rows are above the other tokens.
    position: { x: 1 + (index % 50) * 2, y: 2 + Math.floor(index / 50) * 4 },
    size: 'small',
    visible: true,
  }))
  await Promise.all(crowd.map(async (one) => await callOperation(gameMaster, 'addToken', one)))
  await expect(gameMaster.locator('[data-token-id]')).toHaveCount(TOKENS)
  const withAll = await least()
  expect(withTwo).toBeGreaterThan(0)
  expect(withAll).toBeLessThan(2 * withTwo)
})
