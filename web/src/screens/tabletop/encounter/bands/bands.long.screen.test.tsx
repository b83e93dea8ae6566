import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { call } from '#api/call.ts'
import { fightFiles, ODO, startFight, UNLIT, visitBareFight } from '#testing/fight-fixture.ts'
import { KESSA, openBareTable, openTable } from '#testing/table-fixture.ts'
import { gameMaster } from '#testing/visit.tsx'

import { bandBetween } from './bands.ts'

beforeEach(async () => await page.viewport(1440, 900))

async function storedBands(): Promise<unknown> {
  const { encounter } = await call('getEncounter', {})
  if (!encounter) return null
  const [kessa = '', odo = '', raiders = ''] = encounter.combatants.map(({ id }) => id)
  return {
    kessaToRaiders: bandBetween(encounter, kessa, raiders),
    odoToRaiders: bandBetween(encounter, odo, raiders),
  }
}

it('[ENC-230] a face’s menu moves a combatant to another band and shows the cost; leaving a group leaves its other members in place', async () => {
  const { screen } = await visitBareFight(gameMaster)
  await screen.getByRole('button', { name: 'Raiders', exact: true }).click()
  const bands = screen.getByRole('region', { name: 'From Raiders' })
  await bands.getByRole('button', { name: 'Kessa Vane, Medium: move' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Extreme 4 maneuvers' })).toBeVisible()
  await screen.getByRole('menuitem', { name: 'Engage with Raiders 2 maneuvers' }).click()
  await expect.element(bands.getByRole('button', { name: 'Kessa Vane, Engaged: move' })).toBeVisible()
  await bands.getByRole('button', { name: 'Odo Brandreth, Medium: move' }).click()
  await screen.getByRole('menuitem', { name: /^Engage/ }).click()
  await bands.getByRole('button', { name: /^Kessa Vane, Engaged/ }).click()
  await screen.getByRole('menuitem', { name: /^Long/ }).click()
  await expect.poll(storedBands).toEqual({ kessaToRaiders: 'Long', odoToRaiders: 'Engaged' })
})

it('[ENC-230] a face can be dragged to another band', async () => {
  const { screen } = await visitBareFight(gameMaster)
  await screen.getByRole('button', { name: 'Raiders', exact: true }).click()
  const bands = screen.getByRole('region', { name: 'From Raiders' })
  const kessa = bands.getByRole('button', { name: 'Kessa Vane, Medium: move' })
  await kessa.dropTo(bands.getByText('Close', { exact: true }))
  await expect.poll(storedBands).toEqual({ kessaToRaiders: 'Close', odoToRaiders: 'Medium' })
})

it('[ENC-231] the menu marks the band that the map suggests, and moving a token changes no band', async () => {
  await openTable({ files: fightFiles }, [KESSA, 10, 10], [UNLIT, 12, 12])
  await startFight([{ characterId: KESSA }, { characterId: ODO }, { characterId: UNLIT }])
  const { screen } = await openBareTable()
  await screen.getByRole('region', { name: 'Combatants' }).getByRole('button', { name: 'The Unlit' }).click()
  await screen.getByRole('button', { name: 'Kessa Vane, Medium: move' }).click()
  await expect.element(screen.getByRole('menuitem', { name: /^Engage with The Unlit.*as on the map$/ })).toBeVisible()
  expect(await storedBands()).toMatchObject({ kessaToRaiders: 'Medium' })
})
