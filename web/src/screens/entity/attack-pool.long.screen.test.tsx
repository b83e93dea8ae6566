import { expect, it } from 'vitest'

import { player, visit } from '#testing/visit.tsx'

import { files, kessa } from './attack-pool-fixture.ts'

it('[SCR-34] a weapon of an unknown type has a plain card with range and difficulty', async () => {
  const { screen } = await visit('/items/net', { as: kessa, files, frame: 'none' })
  const card = screen.getByRole('region', { name: 'Attack Dice Pool' })
  await expect
    .element(card)
    .toMatchTextContent(/Typenet launcherRangeLongDifficulty3 difficulty HardThe game master names the skill/)
  await expect.element(card.getByText(/Kessa Vane rolls|Characteristic/)).not.toBeInTheDocument()
})

it('[SHE-23] a missing characteristic is not rolled as 0', async () => {
  const { screen } = await visit('/items/knife', { as: player('characters/odo'), files, frame: 'none' })
  const card = screen.getByRole('region', { name: 'Attack Dice Pool' })
  await expect.element(card.getByText('The characteristic brawn of Odo is missing.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Roll this attack' })).not.toBeInTheDocument()
})

it('[SCR-31] without a character, only the weapon’s own values are shown', async () => {
  const { screen } = await visit('/items/sling', { as: player(), files, frame: 'none' })
  const card = screen.getByRole('region', { name: 'Attack Dice Pool' })
  await expect
    .element(card)
    .toMatchTextContent('SkillRanged LightCharacteristicAgilityRangeLongDifficulty3 difficulty Hard')
  await expect.element(card.getByText(/rolls/)).not.toBeInTheDocument()
})

it('[SCR-21] an item that is not a weapon has no attack pool', async () => {
  const { screen, enter } = await visit('/items', { as: kessa, files, frame: 'none' })
  for (const [slug, name] of [
    ['oil', 'Oil'],
    ['coat', 'Coat'],
  ] as const) {
    enter(`/items/${slug}`)
    await expect.element(screen.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect.element(screen.getByRole('region', { name: 'Attack Dice Pool' })).not.toBeInTheDocument()
  }
})
