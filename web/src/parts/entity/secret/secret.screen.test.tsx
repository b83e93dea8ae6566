import { expect, it } from 'vitest'

import { gameMaster, player, visit } from '#testing/visit.tsx'

const files = {
  'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  'characters/odo.md': '---\nname: Odo\ntags: [party-member]\n---\n',
  'locations/lamp.md':
    '---\nname: The Third Lamp\n---\nCold.\n\n> [!secret]\n> The Unlit comes home.\n\n> [!secret] for [[Odo]]\n> Odo put it out.\n',
}

it('[SCR-240] the game master sees who can read each secret, reveals it with one tap, and undoes that', async () => {
  const { screen } = await visit('/locations/lamp', { as: gameMaster, files, frame: 'none' })
  await expect.element(screen.getByText('Only you can read this')).toBeVisible()
  await expect.element(screen.getByText('You and Odo can read this')).toBeVisible()
  await screen.getByRole('button', { name: 'Reveal' }).first().click()
  await screen.getByRole('menuitem', { name: 'To Kessa Vane' }).click()
  await expect.element(screen.getByText('You and Kessa Vane can read this')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText('Only you can read this')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

it('[SCR-240] players see neither the buttons nor who else can read it', async () => {
  const { screen } = await visit('/locations/lamp', { as: player('characters/odo'), files, frame: 'none' })
  await expect.element(screen.getByText('Odo put it out.')).toBeVisible()
  await expect.element(screen.getByText('The Unlit comes home.')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Reveal' })).not.toBeInTheDocument()
  await expect.element(screen.getByText('can read this')).not.toBeInTheDocument()
})
