import { expect, it } from 'vitest'

import { player, visit } from '#testing/visit.tsx'

const files = {
  'characters/kessa-vane.md':
    '---\nname: Kessa Vane\ntags: [party-member]\ncharacteristics: { brawn: 2, agility: 4 }\nskills: { melee: 3, rangedLight: 2 }\n---\n',
  'characters/odo.md':
    '---\nname: Odo\ntags: [party-member]\ncharacteristics: { agility: 4 }\ninventory: { items/knife: 1 }\n---\n',
  'items/sling.md': '---\nname: Sling\nproperties: { item_type: ranged weapon, item_range: Long }\n---\n',
  'items/knife.md': '---\nname: Knife\nproperties: { item_type: melee weapon }\n---\n',
  'items/net.md': '---\nname: Net\nproperties: { item_type: net launcher, item_range: Long }\n---\n',
  'items/coat.md': '---\nname: Coat\nproperties: { item_type: armor, soak: 1 }\n---\n',
  'items/oil.md': '---\nname: Oil\n---\n',
}
const kessa = player('characters/kessa-vane')

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

it('[SCR-34] a weapon of an unknown type has a plain card with range and difficulty', async () => {
  const { screen } = await visit('/items/net', { as: kessa, files, frame: 'none' })
  const card = screen.getByRole('region', { name: 'Attack Dice Pool' })
  await expect
    .element(card)
    .toMatchTextContent(/Typenet launcherRangeLongDifficulty3 difficulty HardThe game master names the skill/)
  await expect.element(card.getByText(/Kessa Vane rolls|Characteristic/)).not.toBeInTheDocument()
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

it('[SHE-23] a missing characteristic is not rolled as 0', async () => {
  const { screen } = await visit('/items/knife', { as: player('characters/odo'), files, frame: 'none' })
  const card = screen.getByRole('region', { name: 'Attack Dice Pool' })
  await expect.element(card.getByText('The characteristic brawn of Odo is missing.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Roll this attack' })).not.toBeInTheDocument()
})
