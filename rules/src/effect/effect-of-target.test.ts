import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyEffect, skills } from './effect-fixture.ts'
import { effectOfTarget } from './effect-of-target.ts'
import { parseEffect } from './parse-effect.ts'

const holder = { rank: 2, characteristics: { brawn: 3 }, conditions: [] }
const scene = ['fog']

/** Dice, reduction, who decides, and prices, in a few words. */
function ofTarget(line: string, melee: boolean) {
  const parsed = parseEffect(line, skills)
  const found = parsed.ok ? effectOfTarget(parsed.effect, holder, { melee, scene }) : null
  if (!found) return ''
  const dice = found.dice.map(({ op, die, count }) => `${op} ${count} ${die}`)
  const symbols = found.symbols.map(({ symbol, count }) => `${count} ${symbol}`)
  const prices = found.prices.flatMap((choices) => choices.map(({ what, count }) => `${count} ${what}`))
  const limit = found.limit ? [`${found.limit.count} per ${found.limit.per}`] : []
  const reduces = found.reduces > 0 ? [`${found.reduces} less`] : []
  return [...dice, ...symbols, ...reduces, `by ${found.decidedBy}`, ...prices, ...limit].join(', ')
}

describe('an effect of the target of an attack', () => {
  it.each([
    ['upgrade difficulty rank when attacked', true, 'upgrade 2 difficulty, by rules'],
    ['+1 setback when attacked at range', false, 'add 1 setback, by rules'],
    ['+1 setback when attacked at range', true, ''],
    ['+1 setback when attacked unless scene has fog', true, ''],
    ['+1 setback when attacked, pay 2 strain, once per round', true, 'add 1 setback, by player, 2 strain, 1 per round'],
    ['ask +1 setback when attacked', true, 'add 1 setback, by gameMaster'],
    ['reduce damage 2 + rank when hit in melee, pay 3 strain', true, '4 less, by player, 3 strain'],
    ['reduce damage 2 + rank when hit in melee, pay 3 strain', false, ''],
    ['reduce damage brawn when hit', false, '3 less, by rules'],
    ['reduce damage 2 when hit, pay 1 triumph', true, ''],
    ['+1 threat when attacked in melee', true, '1 threat, by rules'],
    ['+1 threat when attacked in melee', false, ''],
    ['-1 advantage when attacked', true, ''],
    ['+1 boost on any', true, ''],
    ['+1 boost when attacking', true, ''],
    ['reduce damage 2 for allies when hit', true, ''],
  ])('[EFF-30] [EFF-32] %s, in melee: %s', (line, melee, expected) => {
    expect(ofTarget(line, melee)).toBe(expected)
  })

  it('[EFF-30] has dice or takes damage away, and never without a moment of the attack', () => {
    fc.assert(
      fc.property(anyEffect, fc.boolean(), (effect, melee) => {
        const found = effectOfTarget(effect, holder, { melee, scene })
        const moment = effect.when !== null && 'moment' in effect.when ? effect.when.moment : null
        if (found === null) return
        expect(['attacked', 'hit']).toContain(moment)
        expect(found.dice.length + found.symbols.length > 0).toBe(found.reduces === 0)
      }),
    )
  })
})
