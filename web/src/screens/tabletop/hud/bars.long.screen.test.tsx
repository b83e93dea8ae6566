import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { KESSA, visitTable } from '#testing/table-fixture.ts'
import { callAs, player } from '#testing/visit.tsx'

interface Bar {
  readonly name: string
  readonly box: DOMRect
}

/** All bars above the map. */
function barsNow(): Bar[] {
  const found = document.querySelectorAll('[data-panel] .hud, [data-panel] > [aria-live]')
  return [...found].map(barOf).filter(({ box }) => box.width > 0 && box.height > 0)
}

const barOf = (element: Element): Bar => ({
  name: element.getAttribute('aria-label') ?? element.textContent.slice(0, 30),
  box: element.getBoundingClientRect(),
})

/** Bars outside the window, and overlapping pairs. */
function faultsAmong(bars: readonly Bar[]): string[] {
  const isInside = ({ box }: Bar) =>
    box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5
  const covers = (one: Bar, other: Bar) =>
    Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 0.5 &&
    Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > 0.5
  return [
    ...bars.filter((bar) => !isInside(bar)).map(({ name }) => `${name} is outside`),
    ...bars.flatMap((one, index) =>
      bars
        .slice(index + 1)
        .filter((other) => covers(one, other))
        .map((other) => `${one.name} and ${other.name}`),
    ),
  ]
}

it.each([
  [360, 740],
  [768, 1024],
  [1440, 900],
])(
  '[VTT-28] at %d x %d px another player’s roll covers no bar, and the map covers no button',
  async (width, height) => {
    await page.viewport(width, height)
    const { screen } = await visitTable([KESSA, 50, 50])
    if (document.querySelector('[data-panel=open]'))
      await screen.getByRole('button', { name: 'Close', exact: true }).click()
    await screen
      .getByRole('region', { name: /^Map of/ })
      .getByRole('button', { name: 'Kessa Vane' })
      .click()
    const remove = screen.getByRole('button', { name: 'Delete Token' })
    await expect.element(remove).toBeVisible()
    await callAs(player(KESSA), 'rollDice', { pool: '2y2g', reason: 'Past the lamp' })
    const line = screen.getByRole('status', { name: 'Rolls by others' })
    await expect.element(line.getByRole('button')).toBeVisible()
    const roll = line.element()
    await expect.poll(() => faultsAmong([...barsNow(), barOf(roll), barOf(remove.element())])).toEqual([])
    const { left, top } = remove.element().getBoundingClientRect()
    expect(document.elementFromPoint(left + 12, top + 12)?.closest('button')).toBe(remove.element())
  },
)
