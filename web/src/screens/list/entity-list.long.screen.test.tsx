import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { visit } from '#testing/visit.tsx'

import { as, item, many, wordy } from './entity-list-fixture.ts'

/** Three pages. */
const more = Object.fromEntries(
  Array.from({ length: 300 }, (_, index) => [`items/thing-${index}.md`, item(`Thing ${index + 100}`)]),
)

it('[LST-18] loading more entries at the end of the list keeps the scroll position', async () => {
  const { screen } = await visit('/items', { as, files: more, frame: 'none' })
  await expect.element(screen.getByRole('link', { name: 'Thing 100' })).toBeVisible()
  const { scrollHeight } = document.documentElement
  window.scrollTo(0, scrollHeight)
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(scrollHeight * 3)
  const frames = Array.from({ length: 10 }, (_, index) => index)
  for (const _ of frames) await new Promise(requestAnimationFrame)
  expect(window.scrollY).toBeLessThanOrEqual(scrollHeight)
  await expect.element(screen.getByRole('button', { name: 'Show more' })).toBeInTheDocument()
})

it('[LST-17] on a phone the filters are one row with its own sideways scroll', async () => {
  await page.viewport(360, 740)
  const { screen } = await visit('/items', { as, files: wordy, frame: 'none' })
  const controls = [
    screen.getByLabelText('Filter by name or text'),
    screen.getByLabelText('Tag'),
    screen.getByLabelText('Sort by'),
  ]
  const tops = () => controls.map((control) => control.element().getBoundingClientRect().top)
  // The tag field is wider when its options have loaded.
  await expect.element(screen.getByRole('option', { name: 'lighthouse (20)' })).toBeInTheDocument()
  expect(new Set(tops()).size).toBe(1)
  expect(document.documentElement.scrollWidth).toBe(360)
  screen.getByLabelText('Sort by').element().focus()
  await expect
    .poll(() => screen.getByLabelText('Sort by').element().getBoundingClientRect().right)
    .toBeLessThanOrEqual(360)
})

it('[LST-11] [LST-12] each card has its position and the total, and keeps the focus when scrolled far away', async () => {
  const { screen } = await visit('/items', { as, files: many, frame: 'none' })
  const third = screen.getByRole('listitem').filter({ hasText: 'Thing 003' }).first()
  await expect.element(third).toHaveAttribute('aria-posinset', '3')
  await expect.element(third).toHaveAttribute('aria-setsize', '130')
  const link = screen.getByRole('link', { name: 'Thing 002' })
  await expect.element(link).toBeVisible()
  link.element().focus()
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.element(screen.getByRole('link', { name: 'Thing 001' })).not.toBeInTheDocument()
  await expect.element(link).toHaveFocus()
})

const cards = () => [...document.querySelectorAll<HTMLElement>('main li[data-place]')]

const windows = [
  { width: 360, height: 740, least: 4, columns: 1 },
  { width: 1024, height: 768, least: 6, columns: 3 },
  { width: 1440, height: 900, least: 6, columns: 3 },
]

function topOf(name: string): number {
  const card = cards().find((one) => one.querySelector('h2')?.textContent === name)
  return card?.getBoundingClientRect().top ?? Number.NaN
}

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
