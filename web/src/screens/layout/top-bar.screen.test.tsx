import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { gameMaster, player } from '#testing/visit.tsx'

import { KESSA, barOf } from './top-bar-fixture.ts'

const WIDTHS = [768, 834, 900, 1024, 1152, 1264, 1280, 1344, 1408, 1440, 1536, 1600, 1680]

it.each([
  ['game master', gameMaster],
  ['player', player(KESSA)],
] as const)('[LOOK-28] a %s’s bar is one row from 768 px up, and its items don’t overlap', async (_who, as) => {
  const { bar } = await barOf(as)
  for (const width of WIDTHS) {
    await page.viewport(width, 700)
    const boxes = boxesIn(bar.element())
    expect(bar.element().clientHeight, `at ${width} px`).toBeLessThanOrEqual(64)
    expect(Math.max(...boxes.map(({ right }) => right)), `at ${width} px`).toBeLessThanOrEqual(width)
    for (const [place, { left, name }] of boxes.entries())
      expect(left, `${name} at ${width} px`).toBeGreaterThanOrEqual((boxes[place - 1]?.right ?? 0) - 0.5)
  }
})

/** The positions of the bar's links and buttons, from left to right. */
function boxesIn(bar: Element) {
  return [...bar.querySelectorAll('a, button')]
    .map((item) => ({ name: item.textContent, box: item.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0)
    .map(({ name, box: { left, right } }) => ({ name, left, right }))
}
