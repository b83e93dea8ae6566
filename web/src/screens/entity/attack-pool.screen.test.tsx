import { expect, it } from 'vitest'

import { visit } from '#testing/visit.tsx'

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
