import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { KESSA, storedTokens, visitBareTable, visitTable, openTab } from '#testing/table-fixture.ts'
import { breakDatabase } from '#testing/visit.tsx'

beforeEach(async () => await page.viewport(1440, 900))

it('[VTT-62] shows that and why players don’t see a token of a hidden character', async () => {
  const { screen } = await visitTable([KESSA, 20, 50], ['characters/the-unlit', 50, 50])
  await expect.element(screen.getByText('2 on the map, 1 hidden')).toBeVisible()
  const hidden = 'The Unlit, hidden from players, because its character is hidden'
  const map = screen.getByRole('region', { name: 'Map of The toll gate' })
  await expect
    .poll(() => map.getByRole('button', { name: hidden }).element().firstElementChild)
    .toHaveClass('opacity-62')
  await expect.element(screen.getByRole('button', { name: /(Show|Hide) The Unlit/ })).not.toBeInTheDocument()
  const way = screen.getByRole('link', { name: 'Character hidden: page of The Unlit' })
  await expect.element(way).toHaveAttribute('href', '/characters/the-unlit')
  await screen.getByRole('list').getByRole('button', { name: hidden }).click()
  await screen.getByRole('switch', { name: 'Show the token with its character' }).click()
  await expect.poll(async () => (await storedTokens()).map(({ visible }) => visible)).toEqual([true, false])
  await call('setEntityVisibility', { entityId: 'characters/the-unlit', visible: true })
  await screen.getByRole('button', { name: 'Show The Unlit to players' }).click()
  await expect.element(map.getByRole('button', { name: 'The Unlit', exact: true })).toBeVisible()
})

it('[VTT-16] lets players move their own tokens', async () => {
  const { screen } = await visitBareTable()
  const allows = screen.getByRole('switch', { name: 'Players can move their own tokens' })
  await expect.element(allows).not.toBeChecked()
  await allows.click()
  await expect.element(allows).toBeChecked()
  expect((await call('getGrants', { campaignId: 'dam3' })).grants).toContain('moveOwnToken')
})

it('[VTT-10] [VTT-11] arrow keys move a token from the list, each step is stored, Delete removes it', async () => {
  const { screen } = await visitBareTable([KESSA, 50, 50])
  const row = screen.getByRole('list').getByRole('button', { name: 'Kessa Vane', exact: true })
  await row.click()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
  await expect.element(screen.getByText('Kessa Vane: 52 percent across, 56 percent down')).toBeInTheDocument()
  await expect.poll(storedTokens).toEqual([{ name: 'Kessa Vane', x: 52, y: 56, size: 'medium', visible: true }])
  await userEvent.keyboard('{Delete}')
  await expect.element(screen.getByText('No tokens yet.')).toBeVisible()
})

it('[VTT-12] a token moves back with a message if its move is refused', async () => {
  const { screen } = await visitBareTable([KESSA, 50, 50])
  const row = screen.getByRole('list').getByRole('button', { name: 'Kessa Vane', exact: true })
  await row.click()
  await breakDatabase()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByText('Not saved, restored')).toBeVisible()
  const token = document.querySelector<HTMLElement>('[data-token-id]')
  await expect.poll(() => token?.style.getPropertyValue('--x')).toBe('50')
})

it('[VTT-305] reveals the selected token’s character in four steps, as on its page', async () => {
  const { screen } = await visitTable(['characters/the-unlit', 50, 50])
  await screen
    .getByRole('list')
    .getByRole('button', { name: /^The Unlit/ })
    .click()
  await expect.element(screen.getByRole('radio', { name: 'Hidden' })).toBeChecked()
  await screen.getByRole('radio', { name: 'Name' }).click()
  await expect.element(screen.getByText(/^Players know the name and picture of The Unlit/).first()).toBeVisible()
  const revealed = async () => (await call('getEntities', { ids: ['characters/the-unlit'] })).entities[0]?.reveal
  await expect.poll(revealed).toBe('name')
  await expect.element(screen.getByText(/^Hidden from players while/)).not.toBeInTheDocument()
  await screen.getByRole('status', { name: 'Last action' }).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(revealed).toBe('hidden')
})

it('[VTT-16] [VTT-60] shows another scene, and undoes and redoes that, also with shortcuts, but not in a dialog', async () => {
  const { screen } = await visitBareTable()
  const active = (name: string) => screen.getByRole('heading', { name, level: 1 })
  // A shortcut does nothing until its button is there and enabled.
  const isPossible = async (name: string) =>
    await expect.element(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled')
  await openTab('Scenes')
  await screen.getByRole('button', { name: 'Show The third lamp to players' }).click()
  await expect.element(active('The third lamp')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'The third lamp Players see it' })).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(active('The toll gate')).toBeVisible()
  await screen.getByRole('button', { name: 'Redo' }).click()
  await expect.element(active('The third lamp')).toBeVisible()
  await isPossible('Undo')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(screen.getByText('Undone: set the scene to The third lamp')).toBeInTheDocument()
  await expect.element(active('The toll gate')).toBeVisible()
  await isPossible('Redo')
  await userEvent.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}')
  await expect.element(active('The third lamp')).toBeVisible()
  await openTab('Tokens')
  await screen.getByRole('button', { name: 'Add Token' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Add Character Token' })
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByText('Redone: set the scene to The third lamp')).toBeInTheDocument()
})
