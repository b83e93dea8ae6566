import { expect, it } from 'vitest'

import { breakDatabase, gameMaster, player, visit } from '#testing/visit.tsx'

const files = {
  'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  'items/wick-knife.md': '---\nname: Wick-knife\n---\n',
}

it('[SCR-40] only a game master sees the switch', async () => {
  const { screen } = await visit('/characters/kessa-vane', { as: player(), files })
  await expect.element(screen.getByRole('heading', { name: 'Kessa Vane', level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('switch')).not.toBeInTheDocument()
})

it.each([
  ['/characters/kessa-vane', 'Character Visibility', 'Kessa Vane'],
  ['/items/wick-knife', 'Item Visibility', 'Wick-knife'],
])('[SCR-40] at %s the switch hides and shows the entity, and the page states it', async (path, title, name) => {
  const { screen } = await visit(path, { as: gameMaster, files })
  const card = screen.getByRole('region', { name: title })
  const shown = card.getByRole('switch')
  await expect.element(shown).toBeChecked()
  await shown.click()
  await expect.element(card.getByText(`Players do not see ${name}.`)).toBeVisible()
  await expect.element(screen.getByText('Hidden from players')).toBeVisible()
  await expect.element(shown).not.toHaveAttribute('aria-disabled')
  await shown.click()
  await expect.element(card.getByText(`Players see ${name}.`)).toBeVisible()
  await expect.element(screen.getByText('Hidden from players')).not.toBeInTheDocument()
})

it('[SCR-40] a hidden entity is marked in the list', async () => {
  const { screen } = await visit('/characters/kessa-vane', { as: gameMaster, files })
  await screen.getByRole('switch').click()
  await expect.element(screen.getByText('Players do not see Kessa Vane.')).toBeVisible()
  await screen.getByRole('link', { name: 'Back to The Party' }).click()
  await expect.element(screen.getByText('Hidden from players')).toBeVisible()
})

it('[SCR-41] is disabled and reads "Updating..." while the change is saved', async () => {
  const { screen } = await visit('/characters/kessa-vane', { as: gameMaster, files })
  const shown = screen.getByRole('switch')
  await expect.element(shown).toBeEnabled()
  const label = shown.element().closest('label')
  const read: string[] = []
  new MutationObserver(() => {
    if (label?.querySelector('[aria-disabled="true"]')) read.push(label.textContent)
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  await shown.click()
  await expect.element(screen.getByText('Players do not see Kessa Vane.')).toBeVisible()
  await expect.element(shown).not.toHaveAttribute('aria-disabled')
  expect(new Set(read)).toEqual(new Set(['Updating...']))
})

it('[SCR-41] keeps the focus while the change is saved', async () => {
  const { screen } = await visit('/characters/kessa-vane', { as: gameMaster, files })
  const shown = screen.getByRole('switch')
  await shown.click()
  await expect.element(screen.getByText('Players do not see Kessa Vane.')).toBeVisible()
  await expect.element(shown).not.toHaveAttribute('aria-disabled')
  await expect.element(shown).toHaveFocus()
})

it('[SCR-42] is reset and shows an error when the change could not be saved', async () => {
  const { screen } = await visit('/characters/kessa-vane', { as: gameMaster, files })
  const shown = screen.getByRole('switch')
  await expect.element(shown).toBeChecked()
  await breakDatabase()
  await shown.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Failed to update character visibility')
  await expect.element(shown).toBeChecked()
})
