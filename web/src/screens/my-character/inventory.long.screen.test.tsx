import { expect, it } from 'vitest'

import { breakDatabase, gameMaster, player, visit } from '#testing/visit.tsx'

import { files, openInventory } from './inventory-fixture.ts'

it('[SHE-38] a weapon’s row asks for the target of its attack, and bare hands are always listed', async () => {
  const { screen, card } = await openInventory({})
  for (const weapon of ['Wick-knife', 'Bare hands']) {
    await card.getByRole('button', { name: `Attack: ${weapon}` }).click()
    const aim = screen.getByRole('dialog', { name: `Attack: ${weapon}` })
    await expect.element(aim.getByRole('button', { name: /^Nobody/ })).toBeVisible()
    await aim.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(aim).not.toBeInTheDocument()
  }
})

it('[SHE-33] shows a message if the inventory is empty', async () => {
  const { card } = await openInventory({ frame: 'none' }, 'characters/odo')
  await expect.element(card.getByText('No items in inventory.')).toBeVisible()
})

it('[SHE-34] shows why an item cannot be loaded', async () => {
  const { screen, card } = await openInventory()
  const details = card.getByRole('button', { name: 'Details of Lamp oil' })
  await expect.element(details).toBeVisible()
  await breakDatabase()
  await details.click()
  await expect.element(screen.getByText(/^Error loading item details: API query failed: /)).toBeVisible()
})

it('[SHE-36] on a weapon’s page, a game master chooses who attacks', async () => {
  const { screen } = await visit('/items/wick-knife', { as: gameMaster, files })
  await screen.getByRole('button', { name: 'Roll this attack' }).click()
  const aim = screen.getByRole('dialog', { name: 'Attack: Wick-knife' })
  await aim.getByLabelText('Attacker').selectOptions('Odo')
  await expect.element(aim.getByRole('button', { name: /^Odo/ })).not.toBeInTheDocument()
  await aim.getByRole('button', { name: /^Kessa Vane/ }).click()
  const surface = screen.getByRole('dialog', { name: 'Check for Odo' })
  await expect.element(surface.getByRole('heading', { name: 'Attack on Kessa Vane' })).toBeVisible()
})

it('[SHE-36] the attack is not offered to a character who does not carry the weapon', async () => {
  const { screen } = await visit('/items/wick-knife', { as: player('characters/odo'), files, frame: 'none' })
  await expect.element(screen.getByRole('region', { name: 'Attack Dice Pool' })).toMatchTextContent('Odo rolls')
  await expect.element(screen.getByRole('button', { name: 'Roll this attack' })).not.toBeInTheDocument()
})

it('[SHE-32] [SHE-37] an amount that cannot be saved is reverted, and a failed refetch keeps the known inventory', async () => {
  const { card } = await openInventory({})
  const amount = card.getByRole('status', { name: 'Amount of Lamp oil' })
  await expect.element(amount).toMatchTextContent('3x')
  await breakDatabase()
  // The refused write makes the page refetch the inventory, which fails too.
  await card.getByRole('button', { name: 'One less Lamp oil' }).click()
  await expect.element(card.getByText('Not saved, restored')).toBeVisible()
  await expect.element(amount).toMatchTextContent('3x')
  await expect.element(card.getByText(/^Error loading inventory: /)).not.toBeInTheDocument()
  await expect.element(amount).toBeVisible()
})

it('[SHE-34] an item’s dialog has its long description, and a weapon’s dialog has all its details and the attack, which asks for the target', async () => {
  const { screen, card } = await openInventory({})
  await card.getByRole('button', { name: 'Details of Lamp oil' }).click()
  const oil = screen.getByRole('dialog', { name: 'Lamp oil' })
  await expect.element(oil.getByText(/It burns for/)).toBeVisible()
  await expect.element(oil.getByRole('button', { name: 'Roll this attack' })).not.toBeInTheDocument()
  await oil.getByRole('button', { name: 'Close' }).click()
  await card.getByRole('button', { name: 'Details of Wick-knife' }).click()
  const knife = screen.getByRole('dialog', { name: 'Wick-knife' })
  for (const text of ['items/wick-knife', 'Trims wicks.', 'Hob', 'sharp', '[belongs to]', '1y1g'])
    await expect.element(knife.getByText(text, { exact: true })).toBeVisible()
  await knife.getByRole('button', { name: 'Roll this attack' }).click()
  const aim = screen.getByRole('dialog', { name: 'Attack: Wick-knife' })
  await expect.element(aim.getByRole('button', { name: /^Odo/ })).toBeVisible()
})
