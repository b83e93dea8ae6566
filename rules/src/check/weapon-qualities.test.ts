import { describe, expect, it } from 'vitest'

import { parseEffect } from '../effect/parse-effect.ts'
import { dieQualities, qualityFigures, qualityLines } from '../effect/quality-effects.ts'
import type { SpendingEffect } from './spending-option.ts'
import { qualityOptions } from './weapon-qualities.ts'

const ratings = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const setback = [{ op: 'add', die: 'setback', count: 1 }] as const

/** What the qualities did before they were lines of effects. */
const before: Readonly<Record<string, readonly [text: string, (rating: number) => SpendingEffect]>> = {
  Burn: ['The target burns.', (rounds) => ({ kind: 'condition', name: 'Burning', dice: [], rounds })],
  Concussive: ['The target is staggered.', (rounds) => ({ kind: 'condition', name: 'Staggered', dice: [], rounds })],
  Disorient: [
    'The target’s checks get 1 setback.',
    (rounds) => ({ kind: 'condition', name: 'Disoriented', dice: setback, rounds }),
  ],
  Ensnare: ['The target cannot move.', (rounds) => ({ kind: 'condition', name: 'Held fast', dice: [], rounds })],
  Knockdown: ['The target falls.', () => ({ kind: 'condition', name: 'Prone', dice: [], rounds: null })],
  Stun: ['The target suffers strain.', (by) => ({ kind: 'strain', by })],
  Blast: ['Others nearby are hit too.', () => ({ kind: 'text' })],
  Linked: ['The attack hits again.', () => ({ kind: 'text' })],
  Autofire: ['The attack hits again.', () => ({ kind: 'text' })],
  'Auto-fire': ['The attack hits again.', () => ({ kind: 'text' })],
  Sunder: ['Something the target holds is damaged.', () => ({ kind: 'text' })],
}

describe('qualities as lines of effects', () => {
  it('[EFF-19] each line is an effect', () => {
    for (const line of Object.values(qualityLines)) expect([line, parseEffect(line, []).ok]).toEqual([line, true])
  })

  it.each(Object.entries(before))(
    '[EFF-19] %s offers what it always did, for ratings 1 to 9',
    (name, [text, effect]) => {
      for (const rating of ratings)
        expect(qualityOptions({ name, rating }, 'hitting')).toEqual([
          {
            id: `quality-${name.toLowerCase().replace('-', '')}`,
            name: rating === 1 ? name : `${name} ${rating}`,
            text,
            costs: [
              { symbol: 'advantage', count: 2 },
              { symbol: 'triumph', count: 1 },
            ],
            who: 'aim',
            effect: effect(rating),
          },
        ])
      expect(qualityOptions({ name, rating: 1 }, 'missing')).toEqual([])
    },
  )

  it('[EFF-19] Pierce, Breach, Vicious, Accurate and Inaccurate count as before, for ratings 1 to 9', () => {
    for (const rating of ratings) {
      expect(qualityFigures([{ name: 'Pierce', rating }])).toEqual({ pierce: rating, injury: 0 })
      expect(qualityFigures([{ name: 'breach', rating }])).toEqual({ pierce: 10 * rating, injury: 0 })
      expect(qualityFigures([{ name: 'VICIOUS', rating }])).toEqual({ pierce: 0, injury: 10 * rating })
      const dice = dieQualities(
        [
          { name: 'Accurate', rating },
          { name: 'Inaccurate', rating },
          { name: 'Heirloom', rating },
        ],
        {},
      )
      expect(dice).toEqual([
        { name: 'Accurate', die: 'boost', count: rating },
        { name: 'Inaccurate', die: 'setback', count: rating },
      ])
    }
  })

  it('[EFF-20] Guided is offered after a miss, and only then', () => {
    expect(qualityOptions({ name: 'Guided', rating: 2 }, 'hitting')).toEqual([])
    expect(qualityOptions({ name: 'Guided', rating: 2 }, 'missing')).toMatchObject([{ name: 'Guided 2' }])
  })

  it('[EFF-48] a page takes the place of the quality of its name, with its rating as the rank', () => {
    const burn = { name: 'Burn', rating: 2, lines: ['give "Smoldering" for rank rounds when hitting, pay 1 advantage'] }
    expect(qualityOptions(burn, 'hitting')).toMatchObject([
      { text: 'The target gets Smoldering.', costs: [{ symbol: 'advantage', count: 1 }], effect: { rounds: 2 } },
    ])
    const pierce = { name: 'Pierce', rating: 2, lines: ['pierce 1 when attacking', 'no effect'] }
    expect(qualityFigures([pierce])).toEqual({ pierce: 0, injury: 0 })
    expect(dieQualities([{ ...pierce, name: 'Accurate' }], {})).toEqual([])
    expect(qualityOptions(pierce, 'hitting')).toEqual([])
  })

  it.each([
    [5, 3, [{ name: 'Cumbersome', die: 'setback', count: 2 }]],
    [5, 5, []],
    [3, 4, []],
  ])('[EFF-21] Cumbersome %i with brawn %i', (rating, brawn, dice) => {
    expect(dieQualities([{ name: 'Cumbersome', rating }], { brawn })).toEqual(dice)
  })
})
