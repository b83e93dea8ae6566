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
