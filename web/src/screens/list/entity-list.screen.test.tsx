import { expect, it } from 'vitest'

import { visit } from '#testing/visit.tsx'

import { as, item, many, numbers } from './entity-list-fixture.ts'

const cards = () => [...document.querySelectorAll<HTMLElement>('main li[data-place]')]

it('[SCR-2] lists items with the descriptions from their properties', async () => {
  const { screen } = await visit('/items', { as, files: { 'items/brass.md': item('Brass') }, frame: 'none' })
  await expect.element(screen.getByRole('heading', { name: 'Items', level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Brass' })).toHaveAttribute('href', '/items/brass')
  await expect.element(screen.getByText('Made of brass.')).toBeVisible()
})

it('[SCR-5] [LST-10] loads more pages while scrolling, shows each entity once, and renders only a few', async () => {
  const { screen } = await visit('/items', { as, files: many, frame: 'none' })
  await expect.element(screen.getByRole('link', { name: 'Thing 001' })).toBeVisible()
  const seen = new Set<string>()
  await expect
    .poll(
      () => {
        for (const card of cards()) seen.add(card.querySelector('h2')?.textContent ?? '')
        expect(cards().length).toBeLessThan(40)
        window.scrollBy(0, window.innerHeight / 4)
        return seen.has('Thing 130')
      },
      { interval: 30 },
    )
    .toBe(true)
  expect([...seen]).toEqual(numbers.map((number) => `Thing ${number}`))
  await expect.element(screen.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})
