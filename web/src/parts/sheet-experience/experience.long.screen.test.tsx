import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { callAs, gameMaster, player, visit } from '#testing/visit.tsx'

const KESSA = 'characters/kessa-vane'
const files = {
  [`${KESSA}.md`]: `---
name: Kessa Vane
tags: [party-member]
properties: { career: Guide, career_skills: [melee, survival] }
characteristics: { brawn: 2, agility: 4, intellect: 2, cunning: 2, willpower: 2, presence: 2 }
skills: { melee: 1 }
---
`,
  'characters/odo.md': '---\nname: Odo\ntags: [party-member]\n---\n',
}

it('[CHA-30] [CHA-31] [CHA-34] the player spends experience from the game master, and undoes that', async () => {
  await page.viewport(1440, 900)
  const { screen } = await visit('/my-character', { as: player(KESSA), files })
  const panel = screen.getByRole('region', { name: 'Experience' })
  await expect.element(panel.getByText('Career skills: Melee, Survival')).toBeVisible()
  await expect.element(panel.getByText('None was given yet.')).toBeVisible()
  await callAs(gameMaster, 'giveExperience', {
    characters: [KESSA],
    amount: 25,
    reason: 'for the toll gate',
  })
  await expect.element(panel.getByText('for the toll gate')).toBeVisible()
  await panel.getByRole('button', { name: 'Spend' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Spend experience' })
  await dialog.getByRole('combobox', { name: 'Skill' }).selectOptions('melee')
  await dialog.getByRole('button', { name: 'Buy for 10' }).click()
  await expect.element(panel.getByText('Melee 2')).toBeVisible()
  await expect.element(panel.getByRole('status', { name: 'Experience left' })).toMatchTextContent('15')
  await panel.getByRole('button', { name: 'Undo: Melee 2' }).click()
  await expect.element(panel.getByRole('status', { name: 'Experience left' })).toMatchTextContent('25')
})
