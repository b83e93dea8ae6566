import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { player, visit } from '#testing/visit.tsx'

const files = {
  'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  'items/wick-knife.md': '---\nname: Wick-knife\nvisible: true\n---\n',
}
const as = player()

it('navigating moves the focus to the new page’s heading; going back does not', async () => {
  const { screen, back } = await visit('/characters', { as, files })
  await screen.getByRole('link', { name: 'Kessa Vane' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Kessa Vane', level: 1 })).toHaveFocus()
  back()
  const list = screen.getByRole('heading', { name: 'The Party', level: 1 })
  await expect.element(list).toBeVisible()
  await expect.element(list).not.toHaveFocus()
})

it('[SCR-19] [SCR-311] More links to every list of the campaign and to the profile', async () => {
  const { screen } = await visit('/', { as, files })
  await screen.getByRole('button', { name: 'More' }).click()
  const sheet = screen.getByRole('dialog')
  await expect.element(sheet.getByRole('link', { name: /^Maren Profile/ })).toHaveAttribute('href', '/profile')
  await expect.element(sheet.getByRole('region', { name: 'Game master' })).not.toBeInTheDocument()
  const world = sheet.getByRole('region', { name: 'World' })
  for (const [list, path] of [
    ['Places', '/locations'],
    ['Items', '/items'],
    ['Groups', '/organizations'],
    ['Events', '/events'],
    ['All pages', '/world/pages'],
  ] as const)
    await expect.element(world.getByRole('link', { name: list })).toHaveAttribute('href', path)
})

it('the More tab is current on its pages, but not on a page with its own tab', async () => {
  const { screen, navigate } = await visit('/items/wick-knife', { as, files })
  const more = screen.getByRole('button', { name: 'More' })
  await expect.element(more).toHaveAttribute('aria-current', 'page')
  await navigate('/characters')
  await expect.element(more).not.toHaveAttribute('aria-current')
})

it('[LOOK-20] marks have the campaign’s accent color', async () => {
  const campaign = { 'campaign.yaml': "name: The Small Road\naccent: '#7a1f4b'\n" }
  const { screen } = await visit('/characters', { as, files: { ...files, ...campaign } })
  await expect.element(screen.getByRole('heading', { name: 'The Party', level: 1 })).toBeVisible()
  expect(markOf(document.documentElement)).toBe('rgb(122, 31, 75)')
})

it('[LOOK-20] without an accent, marks have the default color', async () => {
  const { screen } = await visit('/characters', { as, files })
  await expect.element(screen.getByRole('heading', { name: 'The Party', level: 1 })).toBeVisible()
  expect(markOf(document.documentElement)).toBe('rgb(168, 74, 22)')
})

/** The color of a mark inside `root` in the light scheme. */
function markOf(root: HTMLElement) {
  const mark = document.createElement('span')
  mark.style.cssText = 'color-scheme: light; color: var(--color-mark)'
  root.append(mark)
  const { color } = getComputedStyle(mark)
  mark.remove()
  return color
}

it('[LOOK-32] a dialog has the focus and keeps it, and Escape closes it and returns the focus', async () => {
  const { screen } = await visit('/', { as, files })
  const more = screen.getByRole('button', { name: 'More' })
  await more.click()
  const sheet = screen.getByRole('dialog')
  const hasFocus = () => sheet.element().contains(document.activeElement)
  await expect.poll(hasFocus).toBe(true)
  await userEvent.tab({ shift: true })
  expect(hasFocus()).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
})
