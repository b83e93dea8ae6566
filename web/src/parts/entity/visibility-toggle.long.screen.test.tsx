import { expect, it } from 'vitest'

import { call } from '#api/call.ts'
import { gameMaster, player, visit, breakDatabase } from '#testing/visit.tsx'

import { files, forKessa } from './visibility-toggle-fixture.ts'

it('[SCR-265] the choice can be undone', async () => {
  const { screen } = await visit('/characters/old-marl', { as: gameMaster, files, frame: 'none' })
  await screen.getByRole('radio', { name: 'Stats' }).click()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Hidden' })).toBeChecked()
  await expect.element(screen.getByText('Players do not see Old Marl.')).toBeVisible()
})

it('[SCR-40] [SCR-265] a party member has no step between name and stats, and is marked in the list once hidden', async () => {
  const { screen } = await visit('/characters/kessa-vane', { as: gameMaster, files, frame: 'none' })
  await expect.element(screen.getByRole('radio', { name: 'Stats' })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: 'Page' })).not.toBeInTheDocument()
  await screen.getByRole('radio', { name: 'Hidden' }).click()
  await expect.element(screen.getByText('Players do not see Kessa Vane.').first()).toBeVisible()
  await screen.getByRole('link', { name: 'Back to The Party' }).click()
  await expect.element(screen.getByText('Hidden from players').first()).toBeVisible()
})

it('[SCR-41] is disabled and reads "Updating..." while the change is saved, and keeps the focus', async () => {
  const { screen } = await visit('/items/wick-knife', { as: gameMaster, files, frame: 'none' })
  const shown = screen.getByRole('switch')
  await expect.element(shown).toBeEnabled()
  const label = shown.element().closest('label')
  const read: string[] = []
  new MutationObserver(() => {
    if (label?.querySelector('[aria-disabled="true"]')) read.push(label.textContent)
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  await shown.click()
  await expect.element(screen.getByText('Players do not see Wick-knife.')).toBeVisible()
  await expect.element(shown).not.toHaveAttribute('aria-disabled')
  expect(new Set(read)).toEqual(new Set(['Updating...']))
  await expect.element(shown).toHaveFocus()
})

it('[SCR-41] the steps of a character are disabled and "Updating..." appears while the change is saved', async () => {
  const { screen } = await visit('/characters/old-marl', { as: gameMaster, files, frame: 'none' })
  const card = screen.getByRole('region', { name: 'Character Visibility' })
  const [name, figures] = [card.getByRole('radio', { name: 'Name' }), card.getByRole('radio', { name: 'Stats' })]
  const steps = card.getByRole('group').element()
  const read: (string | null)[] = []
  const saving = new MutationObserver(() => {
    if (steps.querySelectorAll('[aria-disabled="true"]').length < 4) return
    const isFirst = read.push(steps.nextElementSibling?.textContent ?? null) === 1
    // A click during the save has no effect.
    if (isFirst) figures.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  })
  saving.observe(steps, { subtree: true, attributes: true })
  await name.click()
  await expect.element(card.getByText(/^Players know the name and picture/).first()).toBeVisible()
  saving.disconnect()
  expect(new Set(read)).toEqual(new Set(['Updating...']))
  await expect.element(name).toBeChecked()
  await expect.element(name).toHaveFocus()
  expect((await call('getEntities', { ids: ['characters/old-marl'] })).entities[0]?.reveal).toBe('name')
})

it('[SCR-305] a player whom the text names reads that not everyone can see the page', async () => {
  const { screen } = await visit('/items/tide-bell', {
    as: player('characters/kessa-vane'),
    files: forKessa,
    frame: 'none',
  })
  await expect.element(screen.getByText('Not shown to all players')).toBeVisible()
  await expect.element(screen.getByText('Hidden from players')).not.toBeInTheDocument()
  await expect.element(screen.getByText(/^Seen by/)).not.toBeInTheDocument()
})

it('[SCR-42] is reset and shows an error when the change could not be saved', async () => {
  const { screen } = await visit('/items/wick-knife', { as: gameMaster, files, frame: 'none' })
  const shown = screen.getByRole('switch')
  await expect.element(shown).toBeChecked()
  await breakDatabase()
  await shown.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Failed to update visibility')
  await expect.element(shown).toBeChecked()
})

it('[SCR-305] a note next to the switch says which players can see a page that others cannot', async () => {
  const { screen } = await visit('/items/tide-bell', { as: gameMaster, files: forKessa, frame: 'none' })
  const card = screen.getByRole('region', { name: 'Item Visibility' })
  await expect.element(card).toMatchTextContent(/Visible to the player of Kessa Vane, because its text names them\./)
  await expect.element(screen.getByText('Shown to some players')).toBeVisible()
  await card.getByRole('switch').click()
  await expect.element(card.getByText('Players see Tide bell.')).toBeVisible()
  await expect.element(card.getByText(/^Seen by/)).not.toBeInTheDocument()
})
