import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { sidesOf, type Throwable } from '../dice/throwable.ts'
import { decodeThrowResult, encodeThrowResult } from './throw-result-text.ts'

it('[DICE-14] encodes a result compactly', () => {
  expect(encodeThrowResult({ proficiency: [3, 11], difficulty: [0], d20: [4], force: [2] })).toBe('y3.11 p0 d20:4 w2')
})

const dice: readonly Throwable[] = [
  'proficiency',
  'ability',
  'boost',
  'challenge',
  'setback',
  'force',
  'fate',
  'd7',
  'd100',
]
const group = fc
  .constantFrom(...dice)
  .chain((die) => fc.tuple(fc.constant(die), fc.array(fc.nat(sidesOf(die) - 1), { minLength: 1, maxLength: 10 })))

it('[DICE-14] decodes what it encoded', () => {
  fc.assert(
    fc.property(fc.array(group), (groups) => {
      const fallen = Object.fromEntries(groups)
      expect(decodeThrowResult(encodeThrowResult(fallen))).toEqual(fallen)
    }),
  )
})

it.each(['y', 'y12', 'q3', 'd20:', 'd0:0', 'y1.', 'y1  g2', '<b>', 'constructor:1'])(
  '[DICE-14] %j is not a valid result',
  (text) => {
    expect(decodeThrowResult(text)).toBeNull()
  },
)
