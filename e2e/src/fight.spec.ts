import { expect, type Page } from '@playwright/test'

import { banner, bar, encounterOf, playRound, rollCalled, seat, surfaceOf, WIDE } from './fight.ts'
import { test } from './journey.ts'
import { invite, joinAs, openAs } from './party.ts'
import { recordSent } from './record-sent.ts'
import { callOperation, joinTable, setTable } from './table.ts'

const KESSA = 'characters/kessa-vane'
const TAVI = 'characters/tavi-sorrel'

/** The outer ring plays three rounds with three players, the middle ring one round with one. */
const IS_LONG = process.env['LONG'] === '1'
const [ROUNDS_IN_AMBUSH, ROUNDS_SHOWN] = IS_LONG ? [2, 1] : [1, 0]

/** The open check, as a user may see it. */
async function openCheck(page: Page) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own tests hold it to the contract
  const { checks } = (await callOperation(page, 'getOpenChecks')) as {
    readonly checks: readonly [
      {
        readonly id: string
        readonly parts: readonly [{ readonly version: number; readonly pool: Readonly<Record<string, number>> }]
      },
    ]
  }
  return checks[0]
}

test('[CHK-240] [ENC-250] a fight with an ambush, a group, a critical injury, a story point and an undo', async ({
  browser,
}) => {
  const gameMaster = await openAs(browser, 'game-master', '/profile')
  await gameMaster.setViewportSize(WIDE)
  const kessa = await seat(await openAs(browser, 'kessa', '/profile'), 'Kessa Vane')
  const players = [kessa]
  if (IS_LONG) {
    players.push(await seat(await openAs(browser, 'odo', '/profile'), 'Odo Brandreth'))
    players.push(await seat(await joinAs(browser, 'Tavis', await invite(gameMaster, TAVI)), 'Tavi Sorrel'))
  }
  const names = players.map(({ character }) => character)
  await setTable(gameMaster, ['kessa-vane', true], ['odo-brandreth', true], ['tavi-sorrel', true], ['the-unlit', false])
  await callOperation(gameMaster, 'setStoryPoints', { players: 3, gameMaster: 1 })
  await joinTable(gameMaster)

  await test.step('the game master starts the fight, with a group and somebody in ambush', async () => {
    await gameMaster.getByRole('tab', { name: 'Fight' }).click()
    await gameMaster.getByRole('button', { name: 'Start an encounter' }).click()
    const dialog = gameMaster.getByRole('dialog', { name: 'Start an encounter' })
    for (const name of ['Kessa Vane', 'Odo Brandreth', 'Tavi Sorrel', 'The Unlit', 'Pell Marrowick'])
      await expect(dialog.getByRole('checkbox', { name, exact: true })).toBeVisible()
    const joining = new Set([...names, 'The Unlit'])
    for (const box of await dialog.getByRole('checkbox').all())
      await box.setChecked(joining.has(await box.evaluate((element) => element.closest('label')?.textContent ?? '')))
    await dialog.getByRole('button', { name: 'Add someone without a page' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Raiders')
    await dialog.getByLabel('How many').fill('5')
    await dialog.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(dialog).toBeHidden()
  })
  const received = await Promise.all(players.map(async ({ page }) => await recordSent(page, /\/api\/|\/vtt\//)))
  for (const { page } of players) await joinTable(page)

  await test.step('initiative is called, and rolled on the phones in two taps', async () => {
    await gameMaster.getByRole('button', { name: /^(Call initiative|Initiative and slots)$/ }).click()
    await gameMaster.getByRole('menuitem', { name: 'Call Vigilance' }).click()
    for (const player of players) await rollCalled(player)
    await expect.poll(async () => (await encounterOf(gameMaster)).slots.length).toBe(players.length + 2)
    await gameMaster.getByRole('button', { name: 'Begin round 1' }).click()
    await expect.poll(async () => (await encounterOf(gameMaster)).round).toBe(1)
  })

  await test.step('round 1: an attack with a story point, its damage in one tap, undone and dealt again', async () => {
    await playRound(gameMaster, players)
    await callOperation(gameMaster, 'startAttack', {
      characterId: KESSA,
      weaponId: 'items/wick-knife',
      target: (await encounterOf(gameMaster)).combatants.find(({ name }) => name === 'Raiders')?.id,
    })
    await banner(kessa.page).getByRole('button', { name: 'Roll' }).click()
    const surface = surfaceOf(kessa.page, 'Kessa Vane')
    await surface.getByRole('button', { name: 'Upgrade for 1' }).click()
    await expect(surface.getByRole('button', { name: 'Take 1 back' })).toBeVisible()
    await surface.getByRole('button', { name: 'Take 1 back' }).click()
    await surface.getByRole('button', { name: 'Upgrade for 1' }).click()
    await expect(surface.getByRole('button', { name: 'Take 1 back' })).toBeVisible()
    await enterBestFaces(gameMaster)
    await surface.getByRole('button', { name: /^Apply .* to Raiders$/ }).click()
    await surface.getByRole('button', { name: /^Undo: Raiders/ }).click()
    await surface.getByRole('button', { name: /^Apply .* to Raiders$/ }).click()
    await expect(surface.getByRole('button', { name: /^Undo: Raiders/ })).toBeVisible()
    await surface
      .getByRole('button', { name: /^Critical injury.* triumph/ })
      .first()
      .click()
    await surface.getByRole('button', { name: 'Done' }).click()
    await expect(gameMaster.getByText(/^[1-4] of 5 left$/)).toBeAttached()
  })

  await test.step('nothing sent to players mentions the ambush until it is shown', async () => {
    for (let round = 2; round <= ROUNDS_IN_AMBUSH; round += 1) await playRound(gameMaster, players)
    for (const sent of received) expect(sent()).not.toMatch(/unlit/i)
    await gameMaster.getByRole('button', { name: 'The Unlit', exact: true }).first().click()
    await gameMaster.getByRole('switch', { name: 'Known to players' }).click()
    for (const { page } of players)
      await expect
        .poll(async () => (await encounterOf(page)).combatants.map(({ name }) => name))
        .toHaveLength(players.length + 2)
  })

  await test.step('the end, and the recovery of the party', async () => {
    for (let round = 0; round < ROUNDS_SHOWN; round += 1) await playRound(gameMaster, players)
    for (const { page } of players) expect((await encounterOf(page)).round).toBe(1 + ROUNDS_IN_AMBUSH + ROUNDS_SHOWN)
    await gameMaster.getByRole('button', { name: 'End the encounter' }).click()
    await gameMaster.getByRole('dialog').getByRole('button', { name: 'End encounter' }).click()
    await gameMaster.getByRole('button', { name: 'Recover strain' }).click()
    for (const player of players) {
      await expect(bar(player.page)).toBeHidden()
      await rollCalled(player)
    }
  })
})

/** Face indexes: a triumph or two successes, and two advantages. The others show nothing at index 0. */
const bestFaces: Readonly<Record<string, readonly [number, number]>> = { proficiency: [11, 9], ability: [3, 7] }

/** Enters faces with many successes and advantage for the open attack, as from physical dice on the game master's table. */
async function enterBestFaces(gameMaster: Page): Promise<void> {
  const { id: checkId, parts } = await openCheck(gameMaster)
  const dice: Record<string, number[]> = {}
  for (const [die, count] of Object.entries(parts[0].pool))
    if (count > 0) dice[die] = Array.from({ length: count }, (_, index) => bestFaces[die]?.[index % 2] ?? 0)
  await callOperation(gameMaster, 'enterFaces', {
    checkId,
    characterId: KESSA,
    version: parts[0].version,
    dice,
  })
}
