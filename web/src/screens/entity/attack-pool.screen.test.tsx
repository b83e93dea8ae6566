import { expect, it } from 'vitest'

import { player, visit } from '#testing/visit.tsx'

import { files, kessa } from './attack-pool-fixture.ts'

const weapons = [
  ['sling', '2y2g', ['Ranged Light 2', 'Agility 4', 'Long', 'Hard']],
  [
    'knife',
    '2y1g',
    ['Melee 3', 'Brawn 2', 'Engaged', 'Average, or an opposed check against the target’s Brawl or Melee'],
  ],
] as const
const OTHER_DICE = 'Add boost dice for Aim, setback dice for cover or defence, and upgrades from an Adversary talent.'

it('[SCR-30] [SCR-32] [SCR-33] a weapon shows the pool of the viewer’s own character, and names other dice to add', async () => {
  const { screen, enter } = await visit('/items', { as: kessa, files, frame: 'none' })
  const card = screen.getByRole('region', { name: 'Attack Dice Pool' })
  for (const [slug, pool, terms] of weapons) {
    enter(`/items/${slug}`)
    await expect.element(card.getByText(pool, { exact: true }), { message: slug }).toBeVisible()
    await expect.element(card.getByText('Kessa Vane rolls')).toBeVisible()
    for (const term of terms) await expect.element(card, { message: slug }).toMatchTextContent(term)
    await expect.element(card.getByText(OTHER_DICE, { exact: true })).toBeVisible()
  }
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
