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

it('[SCR-6] a card shows a thumbnail of a suitable size, or its type’s placeholder if there is no picture', async () => {
  const { screen } = await visit('/items', { as, files, frame: 'none' })
  await expect.element(screen.getByRole('link', { name: 'Bell' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Rope' })).toBeVisible()
  const card = (name: string) => screen.getByRole('listitem').filter({ hasText: name }).first().element()
  const picture = card('Bell').querySelector('img')
  expect(picture?.getAttribute('src')).toMatch(/\/medium\.webp$/)
  expect(picture?.srcset).toMatch(/small\.webp 160w, .*medium\.webp 480w, .*large\.webp \d+w$/)
  expect(card('Rope').querySelector('img')).toBeNull()
  expect(card('Rope').querySelector('svg')?.getAttribute('aria-label')).toBe('No picture yet')
})

it('[SCR-25] a picture opens in full screen, and Close and Escape return the focus to it', async () => {
  const { screen } = await visit('/items/bell', { as, files, frame: 'none' })
  const picture = screen.getByRole('button', { name: /Picture of Bell/ })
  const dialog = screen.getByRole('dialog', { name: 'Picture of Bell' })
  // The focus is on Close.
  for (const leave of ['{Enter}', '{Escape}']) {
    await picture.click()
    await expect.element(dialog.getByRole('img')).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
    const tab = dialog.getByRole('link', { name: 'Open in a new tab' })
    await expect.element(tab).toHaveAttribute('target', '_blank')
    await expect.element(tab).toHaveAttribute('href', dialog.getByRole('img').element().getAttribute('src') ?? '')
    await userEvent.keyboard(leave)
    await expect.element(dialog, { message: leave }).not.toBeInTheDocument()
    await expect.element(picture).toHaveFocus()
  }
})
