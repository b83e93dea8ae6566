import { describe, expect, it } from 'vitest'

import { tokenColour, type Scheme } from '#testing/token-colours.ts'

import { contrast, hexOf, mix, rgbOf } from './contrast.ts'

it('ranges from 1 to 21, in either order', () => {
  expect(contrast(rgbOf('#000000'), rgbOf('#ffffff'))).toBeCloseTo(21)
  expect(contrast(rgbOf('#ffffff'), rgbOf('#000000'))).toBeCloseTo(21)
  expect(contrast(rgbOf('#8a5a2b'), rgbOf('#8a5a2b'))).toBe(1)
  // The two grays that are just above and just below AA in WCAG's examples.
  expect(contrast(rgbOf('#767676'), rgbOf('#ffffff'))).toBeCloseTo(4.54, 2)
  expect(contrast(rgbOf('#777777'), rgbOf('#ffffff'))).toBeCloseTo(4.48, 2)
})

it('mixes by the given share', () => {
  expect(hexOf(mix(rgbOf('#000000'), rgbOf('#ffffff'), 0))).toBe('#000000')
  expect(hexOf(mix(rgbOf('#102030'), rgbOf('#304050'), 0.5))).toBe('#203040')
})

const grounds = ['page', 'surface', 'raised', 'sunk']
const panels = ['page', 'surface', 'raised']
/** The contrast that WCAG AA requires of text, and of the borders of controls. */
const WORDS = 4.5
const EDGES = 3

/** The minimum contrast of colors and their backgrounds in both schemes. */
const both: readonly (readonly [least: number, ink: string, grounds: readonly string[]])[] = [
  [7, 'ink', [...grounds, 'mark-tint', 'tint']],
  [WORDS, 'ink-2', [...grounds, 'mark-tint', 'tint']],
  [WORDS, 'link', grounds],
  [7, 'on-primary', ['primary', 'primary-hover']],
  [EDGES, 'primary', grounds],
  [WORDS, 'mark', panels],
  [EDGES, 'mark', ['sunk']],
  [EDGES, 'control', grounds],
  [WORDS, 'vital', panels],
  [WORDS, 'strain', panels],
  [WORDS, 'good', panels],
  [WORDS, 'bad', panels],
  [WORDS, 'npc', panels],
]

/** The table and the dice look the same in both schemes. */
const always: readonly (readonly [least: number, ink: string, grounds: readonly string[]])[] = [
  [7, 'night-ink', ['night', 'night-1', 'night-2', 'night-tint']],
  [WORDS, 'night-ink-2', ['night', 'night-1', 'night-2']],
  [WORDS, 'lamp', ['night', 'night-1', 'night-2']],
  [7, 'on-lamp', ['lamp']],
  [EDGES, 'night-control', ['night', 'night-1', 'night-2']],
  ...['boost', 'ability', 'proficiency', 'setback', 'difficulty', 'challenge'].map(
    (die) => [WORDS, `${die}-ink`, [die]] as const,
  ),
]

/** What Higher contrast changes, and the colors that are high enough. */
const more: typeof both = [
  [7, 'ink-2', grounds],
  [7, 'link', grounds],
  ...['mark', 'vital', 'strain', 'good', 'bad', 'npc'].map((ink) => [7, ink, panels] as const),
  [WORDS, 'control', grounds],
  [EDGES, 'line', panels],
]

const rows = (pairs: typeof both, schemes: readonly Scheme[]) =>
  schemes.flatMap((scheme) => pairs.flatMap(([least, ink, on]) => on.map((ground) => ({ ink, ground, scheme, least }))))

describe('[LOOK-21] every pair of a color and its background', () => {
  it.each([...rows(both, ['light', 'dark']), ...rows(always, ['dark'])])(
    '$ink on $ground, $scheme, is at least $least:1',
    ({ ink, ground, scheme, least }) => {
      const measured = contrast(rgbOf(tokenColour(ink, scheme)), rgbOf(tokenColour(ground, scheme)))
      expect(measured).toBeGreaterThanOrEqual(least)
    },
  )
})

describe('[LOOK-33] with higher contrast, every text', () => {
  const night = [7, 'night-ink-2', ['night', 'night-1', 'night-2', 'night-tint']] as const
  it.each([...rows(more, ['light', 'dark']), ...rows([night], ['dark'])])(
    '$ink on $ground, $scheme, is at least $least:1',
    ({ ink, ground, scheme, least }) => {
      const measured = contrast(rgbOf(tokenColour(ink, scheme, 'more')), rgbOf(tokenColour(ground, scheme)))
      expect(measured).toBeGreaterThanOrEqual(least)
    },
  )
})
