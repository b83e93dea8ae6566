import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { breakDatabase, gameMaster, player, visit } from '#testing/visit.tsx'

import { files, forKessa } from './visibility-toggle-fixture.ts'

it('[SCR-40] only a game master sees the control', async () => {
  const { screen } = await visit('/characters/kessa-vane', { as: player(), files, frame: 'none' })
  await expect.element(screen.getByRole('heading', { name: 'Kessa Vane', level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('radio')).not.toBeInTheDocument()
})

it('[SCR-40] the switch hides and shows an entity, and the page states it', async () => {
  const { screen } = await visit('/items/wick-knife', { as: gameMaster, files, frame: 'none' })
  const card = screen.getByRole('region', { name: 'Item Visibility' })
  const shown = card.getByRole('switch')
  await expect.element(shown).toBeChecked()
  await shown.click()
  await expect.element(card.getByText('Players do not see Wick-knife.')).toBeVisible()
  await expect.element(screen.getByText('Hidden from players')).toBeVisible()
  await expect.element(shown).not.toHaveAttribute('aria-disabled')
  await shown.click()
  await expect.element(card.getByText('Players see Wick-knife.')).toBeVisible()
  await expect.element(screen.getByText('Hidden from players')).not.toBeInTheDocument()
})

it('[SCR-265] a character is revealed in four steps, also by keyboard, and the page states each', async () => {
  const { screen } = await visit('/characters/old-marl', { as: gameMaster, files, frame: 'none' })
  const card = screen.getByRole('region', { name: 'Character Visibility' })
  await expect.element(card.getByRole('radio', { name: 'Hidden' })).toBeChecked()
  await expect.element(screen.getByText('Hidden from players')).toBeVisible()
  await card.getByRole('radio', { name: 'Name' }).click()
  await expect.element(card.getByText(/^Players know the name and picture of Old Marl/).first()).toBeVisible()
  await expect.element(screen.getByText('Hidden from players')).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(card.getByRole('radio', { name: 'Page' })).toBeChecked()
  await expect
    .element(card.getByText('Players can read the page of Old Marl, without the stats.').first())
    .toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(card.getByRole('radio', { name: 'Stats' })).toBeChecked()
})

it('[SCR-266] a player who knows only the name sees just that', async () => {
  const { screen } = await visit('/characters/the-ferryman', { as: player(), files, frame: 'none' })
  await expect.element(screen.getByRole('heading', { name: 'The ferryman', level: 1 })).toBeVisible()
  await expect.element(screen.getByText(/and nothing more yet/)).toBeVisible()
  await expect.element(screen.getByText('Hidden from players')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Backstory')).not.toBeInTheDocument()
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
