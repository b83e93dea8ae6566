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
