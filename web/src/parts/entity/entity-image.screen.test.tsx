import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { player, visit } from '#testing/visit.tsx'

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><rect width="800" height="800" fill="teal"/></svg>'
const files = {
  'items/bell.md': '---\nname: Bell\n---\n',
  'items/bell.svg': SQUARE,
  'items/rope.md': '---\nname: Rope\n---\n',
}
const as = player()

it('[SCR-6] a card shows a thumbnail of a suitable size', async () => {
  const { screen } = await visit('/items', { as, files })
  await expect.element(screen.getByRole('link', { name: 'Bell' })).toBeVisible()
  const picture = screen.getByRole('listitem').filter({ hasText: 'Bell' }).first().element().querySelector('img')
  expect(picture?.getAttribute('src')).toMatch(/\/medium\.webp$/)
  expect(picture?.srcset).toMatch(/small\.webp 160w, .*medium\.webp 480w, .*large\.webp \d+w$/)
})

it('[SCR-6] a card without a picture shows its type’s placeholder', async () => {
  const { screen } = await visit('/items', { as, files })
  await expect.element(screen.getByRole('link', { name: 'Rope' })).toBeVisible()
  const card = screen.getByRole('listitem').filter({ hasText: 'Rope' }).first().element()
  expect(card.querySelector('img')).toBeNull()
  expect(card.querySelector('svg')?.getAttribute('aria-label')).toBe('No picture yet')
})

it.each([
  ['Close', () => userEvent.keyboard('{Enter}')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('[SCR-25] a picture opens in full, and %s returns the focus to it', async (_, leave) => {
  const { screen } = await visit('/items/bell', { as, files })
  const picture = screen.getByRole('button', { name: /Picture of Bell/ })
  await picture.click()
  const dialog = screen.getByRole('dialog', { name: 'Picture of Bell' })
  await expect.element(dialog.getByRole('img')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
  const tab = dialog.getByRole('link', { name: 'Open in a new tab' })
  await expect.element(tab).toHaveAttribute('target', '_blank')
  await expect.element(tab).toHaveAttribute('href', dialog.getByRole('img').element().getAttribute('src') ?? '')
  await leave()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(picture).toHaveFocus()
})
