import { expect, it } from 'vitest'

import { player, visit } from '../../visit/visit.tsx'

it.each([
  ['News', 'Regional news and updates', '/news'],
  ['The Party', 'Player characters', '/characters'],
  ['Locations', 'Places in the campaign region', '/locations'],
  ['Items', 'Equipment and treasures', '/items'],
  ['Organizations', 'Groups and factions', '/organizations'],
])('[SCR-9] has a cover that leads to %s', async (title, words, path) => {
  const { screen } = await visit('/', { as: player(), files: {} })
  const covers = screen.getByRole('main').getByRole('listitem')
  await expect.element(covers.getByRole('link', { name: `${title} ${words}` })).toHaveAttribute('href', path)
  await expect.element(covers).toHaveLength(5)
})
