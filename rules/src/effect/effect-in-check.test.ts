import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { modifierProblem } from '../check/modifier.ts'
import type { EffectHolder } from './effect-amount.ts'
import type { EffectSituation } from './effect-applies.ts'
import { anyEffect, skills } from './effect-fixture.ts'
import { effectInCheck } from './effect-in-check.ts'
import { parseEffect } from './parse-effect.ts'

const holder: EffectHolder = { rank: 2, characteristics: { brawn: 3, agility: 1 }, conditions: ['Burning'] }
const check: EffectSituation = { moments: [], melee: null, scene: ['fog', 'mud'] }
const melee: EffectSituation = { ...check, moments: ['attacking'], melee: true }
const ranged: EffectSituation = { ...melee, melee: false }
const initiative: EffectSituation = { ...check, moments: ['initiative'] }

const inCheck = (line: string, situation: EffectSituation) => {
  const parsed = parseEffect(line, skills)
  return parsed.ok ? effectInCheck(parsed.effect, holder, situation) : null
}

const diceOf = (line: string, situation: EffectSituation) => {
  const { dice, only = ['any'], decidedBy } = inCheck(line, situation) ?? { dice: [], decidedBy: 'rules' }
  return dice.map(({ op, die, count }) => `${op} ${count} ${die} on ${only.join(' or ')} by ${decidedBy}`)
}

const priceOf = (line: string) => {
  const found = inCheck(line, check)
  const prices = found?.prices.map((choices) => choices.map(({ what, count }) => `${count} ${what}`).join(' or '))
  return found && [found.decidedBy, prices?.join(' and '), found.limit && `${found.limit.count} per ${found.limit.per}`]
}

describe('the dice of an effect', () => {
  it.each([
    ['+1 boost on any', check, ['add 1 boost on any by rules']],
    ['+rank boost on navigation or brawn', check, ['add 2 boost on navigation or brawn by rules']],
    ['-1 setback on perception if scene has fog', check, ['remove 1 setback on perception by rules']],
    ['-1 setback on perception if scene has rain', check, []],
    ['-1 setback on perception unless scene has rain', check, ['remove 1 setback on perception by rules']],
    ['+1 boost on charm if "they owe you"', check, ['add 1 boost on charm by player']],
    ['+1 boost on charm if scene has rain and "they owe you"', check, []],
    ['offer +1 boost on charm', check, ['add 1 boost on charm by player']],
    ['ask upgrade ability 1 on charm', check, ['upgrade 1 ability on charm by gameMaster']],
    ['downgrade difficulty 1 on charm', check, ['downgrade 1 challenge on charm by rules']],
    ['+1 boost when attacking in melee', melee, ['add 1 boost on any by rules']],
    ['+1 boost when attacking in melee', ranged, []],
    ['+1 boost when attacking', check, []],
    ['+1 boost when initiative', initiative, ['add 1 boost on any by rules']],
    ['+shortfall setback when attacking if brawn below 5', melee, ['add 2 setback on any by rules']],
    ['+shortfall setback when attacking if brawn below 3', melee, []],
    ['+1 setback on any if self has burning', check, ['add 1 setback on any by rules']],
    ['+1 boost when attacking if target is engaged', melee, ['add 1 boost on any by player']],
    ['+1 advantage and +1 boost on charm', check, ['add 1 boost on charm by rules']],
  ] as const)('[EFF-5] %s', (line, situation, dice) => {
    expect(diceOf(line, situation)).toEqual(dice)
  })

  it.each([
    ['+1 boost for allies on any', 'ally', null, 'rules'],
    ['+1 boost for allies within close on any', 'ally', 'engaged', 'rules'],
    ['+1 boost for allies within close on any', 'ally', 'medium', null],
    ['+1 boost for allies within close on any', 'ally', null, 'player'],
    ['+1 boost for allies on any, pay 1 strain', 'ally', 'close', 'player'],
    ['+1 boost for allies on any', 'crew', null, 'rules'],
    ['+1 boost for allies on any', 'foe', null, null],
    ['+1 boost for group on any', 'ally', null, 'rules'],
    ['+1 setback for foes within close on any', 'foe', 'close', 'rules'],
    ['+1 setback for foes on any unless self has Burning', 'foe', null, null],
    ['+1 boost for crew on gunnery', 'crew', null, 'rules'],
    ['+1 boost for crew on gunnery', 'ally', null, null],
    ['+1 boost on any', 'ally', 'engaged', null],
    ['+1 boost for target on any', 'foe', null, null],
  ] as const)('[EFF-46] %s, in a check of its %s at %s', (line, is, within, decidedBy) => {
    expect(inCheck(line, { ...check, roller: { is, within } })?.decidedBy ?? null).toBe(decidedBy)
  })

  it('[EFF-46] for group is also for whoever has it', () => {
    expect(diceOf('+1 boost for group on any', check)).toEqual(['add 1 boost on any by rules'])
  })

  it.each(['+1 boost for allies on any', '+1 boost on charm, pay 1 triumph', 'reroll 1 yours on charm', 'soak +1'])(
    '[EFF-9] %s changes no pool by itself',
    (line) => {
      expect(parseEffect(line, skills).ok).toBe(true)
      expect(diceOf(line, check)).toEqual([])
    },
  )

  it.each([
    ['+rank advantage on charm', check, '2 advantage'],
    ['+1 triumph and +1 boost on charm', check, '1 triumph'],
    ['+1 advantage and damage +1 when attacking', ranged, '1 advantage, damage +1'],
    ['pierce +rank when attacking', ranged, 'pierce +2'],
    ['critical 2 when attacking in melee', melee, 'critical 2'],
    ['damage +1', check, ''],
    ['-1 threat on charm', check, ''],
    ['+1 light on charm', check, ''],
  ] as const)('[EFF-15] [EFF-16] %s', (line, situation, found) => {
    const { symbols = [], figures = [] } = inCheck(line, situation) ?? {}
    const changed = figures.map(({ figure, sign, amount }) => `${figure} ${['-', '', '+'][sign + 1]}${amount}`)
    expect([...symbols.map(({ symbol, count }) => `${count} ${symbol}`), ...changed].join(', ')).toBe(found)
  })

  it.each([
    ['+2 force on discipline', 2],
    ['-1 force on any', -1],
    ['+rank force and +1 boost on any, pay 1 strain', 2],
    ['+1 boost on any', undefined],
  ])('[EFF-49] %s', (line, force) => {
    expect(inCheck(line, check)?.force).toBe(force)
    expect(diceOf(line, check).join(' ')).not.toContain('force')
  })

  it.each([
    ['+1 boost on charm, once per session', ['player', '', '1 per session']],
    ['+1 boost on charm, rank per round', ['player', '', '2 per round']],
    ['+1 boost on charm, pay 2 strain', ['player', '2 strain', null]],
    ['+1 boost on charm, pay 1 strain or 1 triumph', ['player', '1 strain', null]],
    ['ask +1 boost on charm, pay 1 story point, pay rank wounds', ['gameMaster', '1 story point and 2 wounds', null]],
  ])('[EFF-10] %s is offered for its price', (line, price) => {
    expect(priceOf(line)).toEqual(price)
  })

  it('[EFF-5] whatever is written, every change is one that a pool understands', () => {
    fc.assert(
      fc.property(anyEffect, fc.constantFrom(check, melee, ranged), (effect, situation) => {
        for (const dice of effectInCheck(effect, holder, situation)?.dice ?? []) {
          expect(modifierProblem(dice)).toBeNull()
          expect(dice.count).toBeGreaterThan(0)
        }
      }),
    )
  })
})
