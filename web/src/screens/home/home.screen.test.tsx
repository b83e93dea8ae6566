import { expect, it } from 'vitest'

import { gameMaster, player, visit } from '#testing/visit.tsx'

it.each([
  ['News', 'Regional news and updates', '/news'],
  ['The Party', 'Player characters', '/characters'],
  ['Locations', 'Places in the campaign region', '/locations'],
  ['Items', 'Equipment and treasures', '/items'],
  ['Organizations', 'Groups and factions', '/organizations'],
])('[SCR-9] has a cover that links to %s', async (title, words, path) => {
  const { screen } = await visit('/', { as: player(), files: {} })
  const covers = screen.getByRole('main').getByRole('listitem')
  await expect.element(covers.getByRole('link', { name: `${title} ${words}` })).toHaveAttribute('href', path)
  await expect.element(covers).toHaveLength(5)
})

const shown = { 'scenes/toll-gate.md': '---\nname: The toll gate\nvisible: true\n---\n' }
const hidden = { 'scenes/toll-gate.md': '---\nname: The toll gate\n---\n' }

it.each([
  ['a player who sees a scene', player(), shown, ['/events', '/scenes']],
  ['a player who sees none', player(), hidden, ['/events']],
  ['the game master', gameMaster, {}, ['/events', '/scenes']],
])('[SCR-19] links to more of the world for %s', async (_, as, files, paths) => {
  const { screen } = await visit('/', { as, files })
  const more = screen.getByRole('navigation', { name: 'More of the world' })
  await expect.element(more.getByRole('link', { name: 'Events' })).toBeVisible()
  const leads = () =>
    more
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'))
  await expect.poll(leads).toEqual(paths)
})

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><rect width="800" height="800" fill="teal"/></svg>'
const lamps = {
  'items/amber.md': '---\nname: Amber\n---\n',
  'items/bell.md': '---\nname: Bell\nvisible: false\n---\n',
  'items/bell.svg': SQUARE,
  'items/lamp.md': '---\nname: Lamp\n---\n',
  'items/lamp.svg': SQUARE,
}

it('[SCR-9] a cover shows the first picture of its list that the viewer may see', async () => {
  const { screen } = await visit('/', { as: player(), files: lamps })
  const items = screen.getByRole('main').getByRole('link', { name: 'Items Equipment and treasures' })
  await expect.poll(() => items.element().querySelector('img')?.src).toMatch(/medium\.webp$/)
  const picture = items.element().querySelector('img')?.src
  await screen.unmount()

  const list = await visit('/items', { as: player(), files: lamps })
  await expect.element(list.screen.getByRole('link', { name: 'Lamp' })).toBeVisible()
  expect(document.querySelectorAll('main li img')).toHaveLength(1)
  expect(picture).toContain('/pictures/')
})

it('[SCR-9] without pictures, covers show the placeholders of their types, drawn for the campaign', async () => {
  const { screen } = await visit('/', { as: player(), files: {} })
  const drawn = () =>
    screen
      .getByRole('main')
      .getByRole('listitem')
      .elements()
      .map((cover) => cover.querySelector('svg')?.getAttribute('aria-label') ?? null)
  await expect.poll(drawn).toEqual([null, ...Array.from({ length: 4 }, () => 'No picture yet')])
  expect(document.querySelector('main li img')).toBeNull()
})
