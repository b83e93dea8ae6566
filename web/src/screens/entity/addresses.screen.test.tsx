import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { player, visit } from '#testing/visit.tsx'

const files = {
  'items/bell.md': '---\nname: A bell\n---\n',
  'newsletters/gazette.md': '---\nname: The lamp is out\n---\n',
}
const as = player('characters/nobody')

it.each([
  ['/items', 'Items'],
  ['/ITEMS', 'Items'],
  ['/items/bell', 'A bell'],
  ['/items/bell/', 'A bell'],
  ['/Items/bell', 'A bell'],
  ['/items/BELL', 'A bell'],
  ['/items/items/bell', 'A bell'],
  ['/identities', 'Identity not found'],
  ['/identities/', 'Identity not found'],
  ['/characters/items/bell', 'Character not found'],
  ['/scenes/a/b', 'Scene not found'],
  ['/newsletters', 'Newsletter not found'],
  ['/weathers', 'Page not found'],
  ['/weathers/fog', 'Page not found'],
  ['/rules/items', 'Page not found'],
  ['/news/gazette', 'Page not found'],
])('[ENT-2] [ENT-3] [SCR-24] [SCR-26] %s shows "%s"', async (path, heading) => {
  const { screen } = await visit(path, { as, files })
  await expect.element(screen.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
})

it.each([
  '/weathers/fog',
  '/items/no-such',
  '/identities/no-such',
  '/scenes/no-such',
  '/characters/no-such',
  '/my-character',
])('[SCR-24] where nothing is at %s, the navigation stays, and search and Home lead on', async (path) => {
  const { screen, address } = await visit(path, { as, files })
  const main = screen.getByRole('main')
  await expect.element(screen.getByRole('banner').getByRole('link', { name: 'My Character' })).toBeInTheDocument()
  await main.getByRole('button', { name: 'Search for it' }).click()
  await expect.element(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await main.getByRole('link', { name: 'Go to Home' }).click()
  await expect.poll(address).toBe('/')
})
