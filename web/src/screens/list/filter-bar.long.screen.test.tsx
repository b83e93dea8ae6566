import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { gameMaster, player, visit } from '#testing/visit.tsx'

const item = (name: string, more: string) => `---\nname: ${name}\n${more}\n---\n`
const files = {
  'items/tide-bell.md': item('Tide bell', 'tags: [brass, wet]'),
  'items/elan-lamp.md': item('Élan lamp', 'tags: [brass]'),
  'items/wick.md': item('Wick', 'description: Trimmed at ebb.'),
  'items/moon-key.md': item('Moon key', 'tags: [brass, moonlit]\nvisible: false'),
}
const as = player()

const names = () => [...document.querySelectorAll('main li h2')].map((heading) => heading.textContent)

it('[LST-1] [LST-4] filters by words in names and texts while typing, ignoring case and accents, and sorts', async () => {
  const { screen, address } = await visit('/items', { as, files, frame: 'none' })
  await expect.element(screen.getByText('3 items')).toBeVisible()
  await screen.getByLabelText('Filter by name or text').fill('ELAN')
  await expect.poll(names).toEqual(['Élan lamp'])
  await expect.element(screen.getByText('1 of 3 items')).toBeVisible()
  expect(address()).toBe('/items?text=ELAN')
  await screen.getByLabelText('Filter by name or text').fill('ebb')
  await expect.poll(names).toEqual(['Wick'])
  await screen.getByLabelText('Filter by name or text').fill('')
  await expect.poll(address).toBe('/items')
  await screen.getByLabelText('Sort by').selectOptions('Newest first')
  await expect.poll(address).toBe('/items?sort=newest')
  await screen.getByLabelText('Sort by').selectOptions('By name')
  await expect.poll(address).toBe('/items')
})

it('[LST-2] offers the tags of entities visible to the viewer, each with a count', async () => {
  const asPlayer = await visit('/items', { as, files, frame: 'none' })
  await expect.element(asPlayer.screen.getByRole('option', { name: 'brass (2)' })).toBeInTheDocument()
  await expect.element(asPlayer.screen.getByRole('option', { name: 'wet (1)' })).toBeInTheDocument()
  await expect.element(asPlayer.screen.getByRole('option', { name: /moonlit/ })).not.toBeInTheDocument()
  await asPlayer.screen.unmount()

  const { screen } = await visit('/items', { as: gameMaster, files, frame: 'none' })
  await expect.element(screen.getByRole('option', { name: 'moonlit (1)' })).toBeInTheDocument()
  await expect.element(screen.getByRole('option', { name: 'brass (3)' })).toBeInTheDocument()
})

it('[LST-3] [LST-5] a chosen tag is in the URL and combines with the text', async () => {
  const { screen, address } = await visit('/items?tag=brass', { as, files, frame: 'none' })
  await expect.poll(names).toEqual(['Élan lamp', 'Tide bell'])
  await expect.element(screen.getByLabelText('Tag')).toHaveValue('brass')
  await screen.getByLabelText('Filter by name or text').fill('tide')
  await expect.poll(names).toEqual(['Tide bell'])
  expect(address()).toBe('/items?text=tide&tag=brass')
})

it('[LST-5] [LST-7] a tag on a page links to the filtered list; typing there adds no history entry', async () => {
  const { screen, address, back } = await visit('/items/tide-bell', { as, files, frame: 'none' })
  await screen.getByRole('link', { name: 'brass' }).click()
  await expect.poll(names).toEqual(['Élan lamp', 'Tide bell'])
  await screen.getByLabelText('Filter by name or text').fill('lamp')
  await expect.poll(address).toBe('/items?text=lamp&tag=brass')
  back()
  await expect.element(screen.getByRole('heading', { name: 'Tide bell', level: 1 })).toBeVisible()
})

it('[LST-6] shows a message if nothing matches; clearing the filters also focuses the field', async () => {
  const { screen, address } = await visit('/items?text=nothing&tag=brass&sort=newest', { as, files, frame: 'none' })
  await expect.element(screen.getByText('No items match. Try other words, or clear the filters.')).toBeVisible()
  await expect.element(screen.getByText('0 of 3 items')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await expect.poll(names).toHaveLength(3)
  expect(address()).toBe('/items?sort=newest')
  await expect.element(screen.getByLabelText('Filter by name or text')).toHaveValue('')
  await expect.element(screen.getByLabelText('Filter by name or text')).toHaveFocus()
})
