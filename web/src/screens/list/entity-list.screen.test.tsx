import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { visit } from '#testing/visit.tsx'

import { as, item, many, numbers, wordy } from './entity-list-fixture.ts'

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

const windows = [
  { width: 360, height: 740, least: 4, columns: 1 },
  { width: 1024, height: 768, least: 6, columns: 3 },
  { width: 1440, height: 900, least: 6, columns: 3 },
]

it('[LST-17] on a phone four cards are in view, on wider screens six in three columns', async () => {
  const { screen } = await visit('/items', { as, files: wordy })
  await expect.element(screen.getByRole('link', { name: 'Lamp 001 of the causeway' })).toBeVisible()
  for (const { width, height, least, columns } of windows) {
    await page.viewport(width, height)
    const tabs = [...document.querySelectorAll('nav')].find((nav) => getComputedStyle(nav).position === 'fixed')
    const end = Math.min(height, tabs?.getBoundingClientRect().top ?? height)
    const seen = () => ({
      enough: cards().filter((card) => card.getBoundingClientRect().bottom <= end).length >= least,
      columns: new Set(cards().map((card) => card.getBoundingClientRect().left)).size,
    })
    await expect.poll(seen, { message: `at ${width} px` }).toEqual({ enough: true, columns })
  }
})

it('[LST-13] going back shows the same list at the same position immediately', async () => {
  const { screen, back } = await visit('/items?sort=newest', { as, files: many, frame: 'none' })
  await expect.element(screen.getByRole('link', { name: 'Thing 001' })).toBeVisible()
  await expect
    .poll(
      () => {
        if (!(topOf('Thing 070') < 200)) window.scrollBy(0, 100)
        return topOf('Thing 070')
      },
      { interval: 30 },
    )
    .toBeLessThan(200)
  const before = { top: topOf('Thing 070'), scrolled: window.scrollY }
  await screen.getByRole('link', { name: 'Thing 070' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Thing 070', level: 1 })).toBeVisible()
  expect(window.scrollY).toBe(0)

  const places: number[] = []
  const watch = new MutationObserver(
    () => cards().length > 0 && requestAnimationFrame(() => places.push(window.scrollY)),
  )
  watch.observe(document.body, { childList: true, subtree: true })
  back()
  await expect.element(screen.getByRole('link', { name: 'Thing 070' })).toBeVisible()
  await expect.poll(() => places.length).toBeGreaterThan(0)
  watch.disconnect()
  expect(new Set(places)).toEqual(new Set([before.scrolled]))
  expect(topOf('Thing 070')).toBeCloseTo(before.top, 0)
  await expect.element(screen.getByLabelText('Sort by')).toHaveValue('newest')
})

function topOf(name: string): number {
  const card = cards().find((one) => one.querySelector('h2')?.textContent === name)
  return card?.getBoundingClientRect().top ?? Number.NaN
}
