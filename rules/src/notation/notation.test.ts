import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { POOL_DIE_MAX, throwRequestProblem, type ThrowRequest } from '../dice/throw-request.ts'
import type { Throwable } from '../dice/throwable.ts'
import { formatNotation } from './format-notation.ts'
import { parseNotation } from './parse-notation.ts'

describe('dice notation', () => {
  it.each<[string, ThrowRequest]>([
    ['3d6', { d6: 3 }],
    ['d20', { d20: 1 }],
    ['d100', { d100: 1 }],
    ['d%', { d100: 1 }],
    ['4dF', { fate: 4 }],
    ['2y1g2p', { proficiency: 2, ability: 1, difficulty: 2 }],
    ['YYG', { proficiency: 2, ability: 1 }],
    ['1b1k1r1w', { boost: 1, setback: 1, challenge: 1, force: 1 }],
    [' 2y1g  d100 ', { proficiency: 2, ability: 1, d100: 1 }],
  ])('[DICE-7] %j is parsed', (input, dice) => {
    expect(parseNotation(input)).toEqual({ ok: true, dice })
  })

  it.each<[string, ThrowRequest]>([
    ['2y1y', { proficiency: 3 }],
    ['2d6+1d6', { d6: 3 }],
  ])('[DICE-7] repeated dice in %j are added up', (input, dice) => {
    expect(parseNotation(input)).toEqual({ ok: true, dice })
  })

  it.each(['', 'x', '2x', '12', '0d6', '3d0', '-1d6', '1.5d6', '2d1001', '0y', '2d6d6', '2y1d6', '2y,1g', '+'])(
    '[DICE-8] %j is invalid, and the message repeats it',
    (input) => {
      expect(parseNotation(input)).toEqual({ ok: false, why: `Invalid notation: ${input}` })
    },
  )

  it.each(['d', '2d', '2y 3d'])('[DICE-8] %j is missing sides', (input) => {
    expect(parseNotation(input)).toEqual({ ok: false, why: 'Roll notation is missing sides' })
  })

  it.each([
    ['11y', 'At most 10 proficiency dice'],
    ['6p5p', 'At most 10 difficulty dice'],
    ['61d6', 'At most 60 dice in one throw'],
    ['9999999999999999999999d6', 'At most 60 dice in one throw'],
    ['10y10g10b10r10p10k1w', 'At most 60 dice in one throw'],
  ])('[DICE-9] %s exceeds the limit', (input, why) => {
    expect(parseNotation(input)).toEqual({ ok: false, why })
  })
})

const die = fc.oneof(
  fc.constantFrom<Throwable>('proficiency', 'ability', 'boost', 'challenge', 'difficulty', 'setback', 'force', 'fate'),
  fc.integer({ min: 1, max: 1000 }).map((sides): Throwable => `d${sides}`),
)
const request: fc.Arbitrary<ThrowRequest> = fc
  .uniqueArray(fc.tuple(die, fc.integer({ min: 1, max: POOL_DIE_MAX })), { minLength: 1, selector: ([name]) => name })
  .map((entries): ThrowRequest => Object.fromEntries(entries))
  .filter((dice) => throwRequestProblem(dice) === null)

it('[DICE-7] the notation of a throw parses back to the same throw', () => {
  fc.assert(
    fc.property(request, (dice) => {
      expect(parseNotation(formatNotation(dice))).toEqual({ ok: true, dice })
    }),
  )
})

it('[DICE-8] any input is either parsed or rejected with a message', () => {
  fc.assert(
    fc.property(fc.string(), (input) => {
      const read = parseNotation(input)
      expect(read.ok ? throwRequestProblem(read.dice) === null : read.why.length > 0).toBe(true)
    }),
  )
})
