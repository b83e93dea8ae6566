import { expect, it } from 'vitest'

import { gameMaster, visit } from '#testing/visit.tsx'

const files = {
  'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  'characters/odo.md': '---\nname: Odo\ntags: [party-member]\n---\n',
  'locations/lamp.md':
    '---\nname: The Third Lamp\n---\nCold.\n\n> [!secret]\n> The Unlit comes home.\n\n> [!secret] for [[Odo]]\n> Odo put it out.\n',
}

it('[SCR-240] a secret is revealed to some, then to everyone, and hidden again', async () => {
  const { screen } = await visit('/locations/lamp', { as: gameMaster, files, frame: 'none' })
  await screen.getByRole('button', { name: 'Reveal' }).first().click()
  await screen.getByRole('menuitem', { name: 'To some of them' }).click()
  await screen.getByRole('menuitemcheckbox', { name: 'Kessa Vane' }).click()
  await screen.getByRole('menuitemcheckbox', { name: 'Odo' }).click()
  await screen.getByRole('menuitem', { name: 'Reveal to them' }).click()
  await expect.element(screen.getByText('You and Kessa Vane, Odo can read this')).toBeVisible()
  await screen.getByRole('button', { name: 'Reveal' }).first().click()
  await screen.getByRole('menuitem', { name: 'To everyone' }).click()
  await expect.element(screen.getByText('Everyone can read this')).toBeVisible()
  await screen.getByRole('button', { name: 'Hide' }).first().click()
  await expect.element(screen.getByText('Only you can read this')).toBeVisible()
})

it('[SCR-240] the pages of all types with texts offer to reveal secrets', async () => {
  const text = '---\nname: Watched\n---\nCold.\n\n> [!secret]\n> The Unlit comes home.\n'
  const ids = ['characters', 'items', 'locations', 'scenes'].map((category) => `${category}/watched`)
  const watched = Object.fromEntries(ids.map((id) => [`${id}.md`, text]))
  const { screen, enter } = await visit('/rules', { as: gameMaster, files: { ...files, ...watched }, frame: 'none' })
  for (const id of ids) {
    enter(`/${id}`)
    await screen.getByRole('button', { name: 'Reveal' }).first().click()
    await screen.getByRole('menuitem', { name: 'To everyone' }).click()
    await expect.element(screen.getByText('Everyone can read this'), { message: id }).toBeVisible()
  }
})
