import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { KESSA, openBareTable, openTable } from '#testing/table-fixture.ts'
import { player } from '#testing/visit.tsx'

const ODO = 'characters/odo'

interface Point {
  readonly x: number
  readonly y: number
}

/** The center of a token on the screen, in pixels. */
function centerOf(name: RegExp): Point {
  const token = [...document.querySelectorAll('[data-token-id]')].find((one) =>
    name.test(one.getAttribute('aria-label') ?? ''),
  )
  const { left, top, width, height } = token?.getBoundingClientRect() ?? new DOMRect()
  return { x: left + width / 2, y: top + height / 2 }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

it.each([
  [360, 740],
  [740, 360],
])('[VTT-364] [VTT-365] at %d x %d px, the map opens at the own token and returns to it', async (width, height) => {
  await page.viewport(width, height)
  await openTable({ as: player(KESSA) }, [KESSA, 50, 50], [ODO, 20, 20])
  const { screen } = await openBareTable()
  const own = screen.getByRole('button', { name: 'Kessa Vane, you' })
  await expect.element(own).toBeVisible()
  await expect.element(screen.getByText('You', { exact: true })).toBeVisible()
  await expect.poll(() => own.element().getBoundingClientRect().width).toBeCloseTo(70, 0)
  const opened = centerOf(/^Kessa/)
  await expect.element(screen.getByRole('button', { name: 'Fit to screen' })).toBeVisible()
  await screen.getByRole('button', { name: 'Fit to screen' }).click()
  await expect.poll(() => own.element().getBoundingClientRect().width).toBeLessThan(60)
  await screen.getByRole('button', { name: 'Find me' }).click()
  await expect.poll(() => distance(centerOf(/^Kessa/), opened)).toBeLessThan(1)
})

it('[VTT-365] without a token, Find me leads to the party and says so', async () => {
  await page.viewport(360, 740)
  await openTable({ as: player(KESSA) }, [KESSA, 50, 50, false], [ODO, 70, 60])
  const { screen } = await openBareTable()
  await expect.element(screen.getByRole('button', { name: 'Odo Brandreth' })).toBeVisible()
  const opened = centerOf(/^Odo/)
  await screen.getByRole('button', { name: 'Fit to screen' }).click()
  await screen.getByRole('button', { name: 'Find me' }).click()
  await expect.element(screen.getByText('You are not on the map')).toBeVisible()
  await expect.poll(() => distance(centerOf(/^Odo/), opened)).toBeLessThan(1)
})
