import { expect, it } from 'vitest'

import { player, visit } from '#testing/visit.tsx'

import { files, openInventory } from './inventory-fixture.ts'

it('[SHE-30] [SHE-31] shows weapons and gear with amounts and counts, both groups open', async () => {
  const { card } = await openInventory()
  await expect
    .element(card.getByRole('list', { name: 'Weapons' }).getByRole('listitem'))
    .toMatchTextContent('Wick-knifeEngagedAttack1 proficiency, 1 abilityMelee, AverageWielded1x')
  await expect.element(card.getByRole('list', { name: 'Gear' }).getByRole('listitem')).toMatchTextContent('Lamp oil3x')
  const heads = [...card.element().querySelectorAll('summary')]
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Weapons1', 'Gear1'])
  await card.getByText('Gear', { exact: true }).click()
  await expect.element(card.getByText('Lamp oil')).not.toBeVisible()
})

it('[SHE-31] amounts change by one and stop at 0; an item at 0 can be increased again', async () => {
  const { card } = await openInventory()
  const amount = card.getByRole('status', { name: 'Amount of Lamp oil' })
  const less = card.getByRole('button', { name: 'One less Lamp oil' })
  for (const left of ['2x', '1x', '0x']) {
    await less.click()
    await expect.element(amount).toMatchTextContent(left)
  }
  await expect.element(less).toHaveAttribute('aria-disabled', 'true')
  await expect.element(card.getByText('Gear', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'One more Lamp oil' }).click()
  await expect.element(amount).toMatchTextContent('1x')
})

it('[SHE-35] an item can be found by name and added', async () => {
  const { card } = await openInventory({ frame: 'none' }, 'characters/odo')
  await card.getByLabelText('Add an item').fill('reed')
  await card.getByRole('button', { name: 'Add Reed rope' }).click()
  await expect.element(card.getByRole('status', { name: 'Amount of Reed rope' })).toMatchTextContent('1x')
  await card.getByLabelText('Add an item').fill('zeppelin')
  await expect.element(card.getByText('Nothing found')).toBeVisible()
})

it('[SHE-36] a weapon’s page starts an attack by the character who carries it', async () => {
  const { screen } = await visit('/items/wick-knife', { as: player('characters/kessa-vane'), files })
  await screen.getByRole('button', { name: 'Roll this attack' }).click()
  const aim = screen.getByRole('dialog', { name: 'Attack: Wick-knife' })
  await expect.element(aim.getByLabelText('Attacker')).not.toBeInTheDocument()
  await aim.getByRole('button', { name: /^Odo/ }).click()
  const surface = screen.getByRole('dialog', { name: 'Check for Kessa Vane' })
  await expect.element(surface.getByRole('heading', { name: 'Attack on Odo' })).toBeVisible()
  await expect.element(surface.getByRole('region', { name: 'Yours' })).toMatchTextContent(/1 proficiency, 1 ability/)
})
