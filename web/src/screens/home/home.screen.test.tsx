import { expect, it } from 'vitest'

import { player, visit } from '#testing/visit.tsx'

import { SQUARE, charted } from './home-fixture.ts'

const covers = [
  ['News', 'Regional news and updates', '/news'],
  ['The Party', 'Player characters', '/characters'],
  ['Locations', 'Places in the campaign region', '/locations'],
  ['Items', 'Equipment and treasures', '/items'],
  ['Organizations', 'Groups and factions', '/organizations'],
] as const

it('[SCR-282] has five covers; without pictures they show their types’ placeholders, drawn for the campaign', async () => {
  const { screen } = await visit('/', { as: player(), files: {}, frame: 'none' })
  const shown = screen.getByRole('main').getByRole('listitem')
  for (const [title, words, path] of covers)
    await expect.element(shown.getByRole('link', { name: `${title} ${words}` })).toHaveAttribute('href', path)
  await expect.element(shown).toHaveLength(covers.length)
  const drawn = () => shown.elements().map((cover) => cover.querySelector('svg')?.getAttribute('aria-label') ?? null)
  await expect.poll(drawn).toEqual([null, ...Array.from({ length: 4 }, () => 'No picture yet')])
  expect(document.querySelector('main li img')).toBeNull()
})

it('[SCR-9] has the title, the subtitle, the news banner, the covers and more of the world, in this order', async () => {
  const { screen } = await visit('/', { as: player(), files: charted, frame: 'none' })
  const main = screen.getByRole('main')
  const title = main.getByRole('heading', { name: 'The Small Road', level: 1 })
  const banner = main.getByRole('link', { name: 'The Small Tidings Regional news and updates Read the news' })
  await expect.element(banner).toHaveAttribute('href', '/news')
  const inOrder = [
    title,
    main.getByText('Short and wet.'),
    banner,
    ...['News', 'The Party', 'The Map', 'Locations', 'Items', 'Organizations'].map((name) =>
      main.getByRole('listitem').getByRole('heading', { name, exact: true }),
    ),
    main.getByRole('navigation', { name: 'More of the world' }),
  ]
  for (const part of inOrder) await expect.element(part).toBeVisible()
  const elements = inOrder.map((part) => part.element())
  expect(elements.toSorted((one, other) => (isAfter(one, other) ? 1 : -1))).toEqual(elements)
})

const isAfter = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING)

const lamps = {
  'items/amber.md': '---\nname: Amber\n---\n',
  'items/bell.md': '---\nname: Bell\nvisible: false\n---\n',
  'items/bell.svg': SQUARE,
  'items/lamp.md': '---\nname: Lamp\n---\n',
  'items/lamp.svg': SQUARE,
}

it('[SCR-282] a cover shows the first picture of its list that the viewer may see', async () => {
  const { screen } = await visit('/', { as: player(), files: lamps, frame: 'none' })
  const items = screen.getByRole('main').getByRole('link', { name: 'Items Equipment and treasures' })
  await expect.poll(() => items.element().querySelector('img')?.src).toMatch(/medium\.webp$/)
  const picture = items.element().querySelector('img')?.src
  await screen.unmount()

  const list = await visit('/items', { as: player(), files: lamps, frame: 'none' })
  await expect.element(list.screen.getByRole('link', { name: 'Lamp' })).toBeVisible()
  expect(document.querySelectorAll('main li img')).toHaveLength(1)
  expect(picture).toContain('/pictures/')
})
