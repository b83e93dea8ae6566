import { expect, it } from 'vitest'

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
