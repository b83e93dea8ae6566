import { expect, it } from 'vitest'

import { gameMaster, player, visit } from '#testing/visit.tsx'

const odo = `---
name: Odo
tags: [party-member]
talents: { talents/quick-draw: 1, Steady Hand: 2, talents/dark-pact: 1 }
---
`
const files = {
  'characters/odo.md': odo,
  'talents/quick-draw.md': '---\nname: Quick Draw\nproperties: { dice: Remove a setback die when you draw. }\n---\n',
  'talents/steady-hand.md': '---\nname: Steady Hand\ndescription: Nothing shakes.\n---\n',
  'talents/dark-pact.md': '---\nname: Dark Pact\nvisible: false\n---\n',
}

it('[SHE-161] the sheet lists talents with their ranks and their effect on the dice', async () => {
  const { screen } = await visit('/my-character', { as: player('characters/odo'), files, frame: 'none' })
  const talents = screen.getByRole('region', { name: 'Talents' })
  await expect.element(talents.getByText('Remove a setback die when you draw.')).toBeVisible()
  expect(Array.from(talents.element().querySelectorAll('li'), ({ textContent }) => textContent)).toEqual([
    'Quick DrawRank 1Remove a setback die when you draw.',
    'Steady HandRank 2Nothing shakes.',
  ])
  await talents.getByRole('link', { name: 'Steady Hand' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Steady Hand' })).toBeVisible()
  await expect.element(screen.getByText('[has talent] Steady Hand, rank 2')).not.toBeInTheDocument()
})

it('[SHE-161] a hidden talent is listed for the game master only', async () => {
  const { screen } = await visit('/my-character', { as: gameMaster, files, frame: 'none' })
  await expect.element(screen.getByRole('region', { name: 'Talents' }).getByText('Dark Pact')).toBeVisible()
})

it('[SHE-161] without talents there is no list of talents', async () => {
  const { screen } = await visit('/my-character', {
    as: player('characters/odo'),
    files: { 'characters/odo.md': '---\nname: Odo\ntags: [party-member]\n---\n' },
    frame: 'none',
  })
  await expect.element(screen.getByRole('table', { name: 'General Skills' })).toBeInTheDocument()
  await expect.element(screen.getByRole('region', { name: 'Talents' })).not.toBeInTheDocument()
})
