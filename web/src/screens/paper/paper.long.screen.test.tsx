import { expect, it } from 'vitest'

import { gameMaster, player, visit } from '#testing/visit.tsx'

const files = {
  'characters/kessa-vane.md': `---
name: Kessa Vane
tags: [party-member]
characteristics: { brawn: 2, agility: 4, intellect: 2, cunning: 3, willpower: 3, presence: 2 }
skills: { survival: 3, rangedLight: 2 }
properties: { career: tidewalker, career_skills: Survival }
talents: { talents/fen-eyed: 1 }
---
`,
  'talents/fen-eyed.md': '---\nname: Fen-Eyed\ndescription: You see in fog what others call fog.\n---\n',
  'items/bell.md':
    '---\nname: The Bell\ndescription: It rings by itself.\nproperties: { price: 40 }\n---\n> [!secret]\n> It is cracked.\n',
}
const frame = 'none'

it('[PAP-1] [PAP-3] one’s own sheet has boxes, and the dice of each skill in words and shapes', async () => {
  const own = { as: player('characters/kessa-vane'), files, frame } as const
  const { screen } = await visit('/characters/kessa-vane/print', own)
  const sheet = screen.getByRole('article', { name: 'Kessa Vane: sheet' })
  await expect.element(sheet.getByText('12 of 12 when printed')).toBeVisible()
  expect(sheet.element().querySelectorAll('.paper-boxes > span')).toHaveLength(24)
  const survival = sheet.getByRole('listitem').filter({ hasText: 'Survival' })
  await expect.element(survival).toHaveTextContent('Career skill: SurvivalCun33 proficiency')
  expect(survival.element().querySelectorAll('svg')).toHaveLength(3)
  await expect.element(sheet.getByRole('row', { name: /Bare hands Brawl 2 ability 2 5 Engaged/ })).toBeVisible()
  await expect.element(sheet.getByText(/You see in fog what others call fog/)).toBeVisible()
  expect(getComputedStyle(sheet.element()).backgroundColor).toBe('rgb(255, 255, 255)')
})

it('[PAP-4] others get a card of the character, and a card says no secret', async () => {
  const other = { as: player(), files, frame } as const
  const character = await visit('/characters/kessa-vane/print', other)
  await expect.element(character.screen.getByRole('article', { name: 'Kessa Vane: card' })).toBeVisible()
  await character.screen.unmount()

  const { screen } = await visit('/items/bell/print', { as: gameMaster, files, frame })
  const card = screen.getByRole('article', { name: 'The Bell: card' })
  await expect.element(card).toHaveTextContent('The BellItemIt rings by itself.price40')
  await expect.element(screen.getByRole('link', { name: 'Back to The Bell' })).toHaveAttribute('href', '/items/bell')
})
