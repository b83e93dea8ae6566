import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { player, visit } from '#testing/visit.tsx'

import { files, openSheet } from './equipment-fixture.ts'

it.each([360, 1440])('[CHA-1] [CHA-10] at %i px, armor that the player takes off no longer counts', async (width) => {
  const { screen } = await openSheet(width, { frame: 'none' })
  if (width === 360) await screen.getByRole('tab', { name: 'Gear' }).click()
  const worn = screen.getByRole('switch', { name: 'Worn: Oilskin' })
  await expect.element(worn).toBeChecked()
  await worn.click()
  await expect.element(worn).not.toBeChecked()
  if (width === 360) await screen.getByRole('tab', { name: 'Weapons' }).click()
  await screen.getByText('Where each point comes from').click()
  await expect.element(screen.getByText('Armor (Soak): Brawn 2')).toBeVisible()
  await expect.element(screen.getByText('Melee defence: nothing')).toBeVisible()
})

it('[CHA-12] the sheet’s numbers leave out an item that the player does not see', async () => {
  const plate = 'characteristics: { brawn: 2 }\ninventory: { items/oilskin: 1, items/plate: 1 }'
  const carried = {
    ...files,
    'characters/kessa-vane.md': `---\nname: Kessa Vane\ntags: [party-member]\n${plate}\n---\n`,
    'items/plate.md':
      '---\nname: Plate\nvisible: false\nproperties: { item_type: armor, soak: 2, defense: 2, encumbrance: 9 }\n---\n',
  }
  await page.viewport(1440, 800)
  const { screen } = await visit('/my-character', { as: player('characters/kessa-vane'), files: carried })
  await screen.getByText('Where each point comes from').click()
  await expect.element(screen.getByText('Armor (Soak): Brawn 2, Oilskin 1')).toBeVisible()
  await expect.element(screen.getByText('Melee defence: Oilskin 1')).toBeVisible()
  await expect.element(screen.getByText(/^Encumbrance 0 of 7/)).toBeVisible()
})
