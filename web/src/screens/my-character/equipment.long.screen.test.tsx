import { expect, it } from 'vitest'

import { call } from '#api/call.ts'
import { comeOnline, loseServer } from '#testing/lose-server.ts'
import { breakDatabase } from '#testing/visit.tsx'

import { openSheet } from './equipment-fixture.ts'

it('[CHA-10] a refused switch returns to its state', async () => {
  const { screen } = await openSheet(1440)
  const worn = screen.getByRole('switch', { name: 'Worn: Oilskin' })
  await expect.element(worn).toBeChecked()
  await breakDatabase()
  await worn.click()
  await expect.element(screen.getByText('Not saved, restored')).toBeVisible()
  await expect.element(worn).toBeChecked()
})

it('[CHA-15] a weapon’s row has its critical rating and qualities', async () => {
  const { screen } = await openSheet(360, { at: '#weapons', frame: 'none' })
  await expect.element(screen.getByText('Engaged, damage 5')).toBeVisible()
  await expect.element(screen.getByText('Critical 3, Pierce 2, Knockdown')).toBeVisible()
  await expect.element(screen.getByRole('switch', { name: 'Wielded: Eel spear' })).toBeChecked()
})

it('[CHA-8] [CHA-9] soak is unknown without brawn, and a character without a strain threshold suffers wounds instead', async () => {
  const { screen } = await openSheet(1440, { of: 'characters/odo', frame: 'none' })
  await screen.getByText('Where each point comes from').click()
  await expect.element(screen.getByText('Armor (Soak): brawn is missing in the file.')).toBeVisible()
  await expect.element(screen.getByText('No strain: hit points instead.')).toBeVisible()
})

it('[CHA-10] [SHE-41] a weapon put away offline is unequipped at once, and saved when the server is back', async () => {
  const { screen } = await openSheet(1440)
  const wielded = screen.getByRole('switch', { name: 'Wielded: Eel spear' })
  await expect.element(wielded).toBeChecked()
  const find = loseServer()
  await wielded.click()
  await expect.element(wielded).not.toBeChecked()
  find()
  comeOnline()
  const carried = async () => (await call('getCharacterDynamic', { id: 'characters/kessa-vane' })).inventory
  await expect.poll(carried, { timeout: 10_000 }).toMatchObject({ 'items/eel-spear': { amount: 1, equipped: false } })
  await expect.element(wielded).not.toBeChecked()
})

it('[CHA-1] [CHA-5] shows the source of each point and the effect of too much weight', async () => {
  const { screen } = await openSheet(1440, { frame: 'none' })
  await screen.getByText('Where each point comes from').click()
  await expect.element(screen.getByText('Armor (Soak): Brawn 2, Oilskin 1')).toBeVisible()
  await expect.element(screen.getByText('Ranged defence: Oilskin 1')).toBeVisible()
  await expect.element(screen.getByText('Encumbrance: Keg (2) 8')).toBeVisible()
  await expect.element(screen.getByText(/^Encumbrance 8 of 7\. Over by 1: 1 setback/)).toBeVisible()
})
