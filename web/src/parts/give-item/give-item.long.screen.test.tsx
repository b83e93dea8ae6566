import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { callAs, gameMaster, player, visit } from '#testing/visit.tsx'

const KESSA = 'characters/kessa-vane'
const files = {
  [`${KESSA}.md`]: '---\nname: Kessa Vane\ntags: [party-member]\ncharacteristics: { brawn: 2 }\n---\n',
  'items/lamp-oil.md': '---\nname: Lamp oil\n---\n',
  'items/black-lamp.md': '---\nname: Black lamp\nvisible: false\n---\n',
}

it('[CHA-20] the game master gives an item from its page', async () => {
  const { screen } = await visit('/items/lamp-oil', { as: gameMaster, files, frame: 'none' })
  await screen.getByRole('button', { name: 'Give it to somebody' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Give Lamp oil' })
  await dialog.getByLabelText('Amount').fill('3')
  await dialog.getByRole('button', { name: 'Give', exact: true }).click()
  await expect.element(screen.getByText('Kessa Vane has Lamp oil.')).toBeVisible()
  const { inventory } = await callAs(gameMaster, 'getInventory', { id: KESSA })
  expect(inventory).toEqual([{ itemId: 'items/lamp-oil', name: 'Lamp oil', amount: 3 }])
})

it('[CHA-21] the dialog says if an item is hidden, and can also show it to players', async () => {
  const { screen } = await visit(`/${KESSA}`, { as: gameMaster, files, frame: 'none' })
  await screen.getByRole('button', { name: 'Give an item' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Give Kessa Vane an item' })
  await dialog.getByRole('button', { name: /^Black lamp/ }).click()
  await expect.element(dialog.getByText(/^Players do not see Black lamp yet\. Giving it shows it/)).toBeVisible()
  await dialog.getByRole('switch', { name: 'Show it to players' }).click()
  await expect.element(dialog.getByText(/so Kessa Vane will not see it on the sheet/)).toBeVisible()
  await dialog.getByRole('switch', { name: 'Show it to players' }).click()
  await dialog.getByRole('button', { name: 'Show and give' }).click()
  await expect.element(screen.getByText('Kessa Vane has Black lamp.')).toBeVisible()
  const { entities } = await callAs(gameMaster, 'getEntity', { id: 'items/black-lamp' })
  expect(entities[0]?.visible).toBe(true)
})

it('[CHA-20] a given item is on the player’s phone at once', async () => {
  await page.viewport(360, 800)
  const { screen } = await visit('/my-character#gear', { as: player(KESSA), files })
  await expect.element(screen.getByText('No items in inventory.')).toBeVisible()
  await callAs(gameMaster, 'giveItem', { characterId: KESSA, itemId: 'items/black-lamp', show: true })
  await expect.element(screen.getByRole('button', { name: 'Details of Black lamp' })).toBeVisible()
})

it('[CHA-20] players cannot give items', async () => {
  const { screen } = await visit('/items/lamp-oil', { as: player(KESSA), files, frame: 'none' })
  await expect.element(screen.getByRole('heading', { name: 'Lamp oil' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Give it to somebody' })).not.toBeInTheDocument()
})
