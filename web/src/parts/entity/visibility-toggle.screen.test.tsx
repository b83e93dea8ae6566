import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { gameMaster, player, visit } from '#testing/visit.tsx'

import { files } from './visibility-toggle-fixture.ts'

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
