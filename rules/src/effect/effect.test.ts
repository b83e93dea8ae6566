import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyEffect, skills } from './effect-fixture.ts'
import type { Effect } from './effect.ts'
import { formatEffect } from './format-effect.ts'
import { isForPeople, parseEffect } from './parse-effect.ts'

function read(line: string): Effect {
  const parsed = parseEffect(line, skills)
  if (!parsed.ok) throw new Error(`${line}: ${parsed.at} "${parsed.found}", expected ${parsed.expected.join(', ')}`)
  return parsed.effect
}

const one = { base: 1, rank: 0, of: null }
const rank = { base: 0, rank: 1, of: null }
const bare = { mode: 'passive', who: null, when: null, tests: null, limit: null, costs: [] } as const

describe('a line of an effect', () => {
  it('[EFF-1] adds a die to the skills that it names', () => {
    expect(read('+rank boost on navigation or vigilance')).toEqual({
      ...bare,
      changes: [{ do: 'dice', sign: 1, die: 'boost', amount: rank }],
      when: { on: ['navigation', 'vigilance'] },
    })
  })

  it('[EFF-1] reduces damage for a price', () => {
    expect(read('reduce damage 2 + rank when hit in melee, pay 3 strain')).toEqual({
      ...bare,
      mode: 'offer',
      changes: [{ do: 'reduce damage', amount: { base: 2, rank: 1, of: null } }],
      when: { moment: 'hit', reach: 'in melee' },
      costs: [[{ amount: { base: 3, rank: 0, of: null }, what: 'strain' }]],
    })
  })

  it('[EFF-1] gives a condition for a choice of symbols', () => {
    expect(read('give "Burning" for rank rounds when hitting, pay 2 advantage or 1 triumph')).toEqual({
      ...bare,
      mode: 'offer',
      changes: [{ do: 'give', text: 'Burning', rounds: rank }],
      when: { moment: 'hitting', reach: null },
      costs: [
        [
          { amount: { base: 2, rank: 0, of: null }, what: 'advantage' },
          { amount: one, what: 'triumph' },
        ],
      ],
    })
  })

  it.each([
    ['-1 setback on perception if scene has fog', 'passive'],
    ['offer +1 boost on stealth', 'offer'],
    ['ask reroll all yours on any, pay 1 story point', 'ask'],
    ['+1 boost on navigation if "you can touch the lamp"', 'offer'],
    ['+1 boost on athletics, once per encounter', 'offer'],
  ])('[EFF-2] %s is %s', (line, mode) => {
    expect(read(line).mode).toBe(mode)
  })

  it.each([
    [
      'upgrade  difficulty rank when attacked at range,pay 2 strain , once per round',
      'upgrade difficulty rank when attacked at range, pay 2 strain, once per round',
    ],
    ['+2 boosts on stealth', '+2 boost on stealth'],
    ['melee defence +1 and armour 2', 'melee defense +1 and armor 2'],
    ['reroll yours on perception, 1 per session', 'reroll 1 yours on perception, once per session'],
    ['offer heal wound when healing, once per check', 'heal 1 wounds when healing, once per check'],
    ['wounds +2 per rank', 'wounds +2 per rank'],
    [
      'turn 1 boost to success advantage on any, once per session',
      'turn 1 boost to success advantage on any, once per session',
    ],
    ['turn setback to blank', 'turn 1 setback to blank'],
    ['+shortfall setback when attacking if brawn below rank', '+shortfall setback when attacking if brawn below rank'],
    ['give "Calm" for allies within close', 'give "Calm" for allies within close'],
    [
      'ignore "Dark" for allies within medium if self has lit',
      'ignore "Dark" for allies within medium if self has lit',
    ],
  ])('[EFF-3] %s is usually written %s', (line, usual) => {
    expect(formatEffect(read(line))).toBe(usual)
  })

  it.each([
    ['+1 boost on stealh', 12, 'stealh'],
    ['+1 boost on stealth at night', 20, 'at'],
    ['give Burning when hitting', 5, 'Burning'],
    ['reroll 1 yours on perception, once a session', 35, 'a'],
    ['reduce damage when hit in melee', 14, 'when'],
    ['once per session', 0, 'once'],
    ['+1 boost on', 11, ''],
    ['', 0, ''],
    ['+1 boost on stealth € 5', 20, '€ 5'],
    ['__proto__', 0, '__proto__'],
  ])('[EFF-4] %j is wrong at %i', (line, at, found) => {
    const parsed = parseEffect(line, skills)
    expect(parsed).toMatchObject({ ok: false, at, found })
    expect(!parsed.ok && parsed.expected.length).toBeGreaterThan(0)
  })

  it('[EFF-3] what is written from an effect is read as the same effect, and written alike again', () => {
    fc.assert(
      fc.property(anyEffect, (effect) => {
        const line = formatEffect(effect)
        const isOffered =
          effect.limit !== null || effect.costs.length > 0 || (effect.tests?.all.some(isForPeople) ?? false)
        expect(read(line)).toEqual({ ...effect, mode: effect.mode === 'passive' && isOffered ? 'offer' : effect.mode })
        expect(formatEffect(read(line))).toBe(line)
      }),
      { numRuns: 500 },
    )
  })

  it('[EFF-4] whatever is written, it is an effect or has a place where it stops to be one', () => {
    const damaged = anyEffect
      .map(formatEffect)
      .chain((line) => fc.nat(line.length).map((at) => line.slice(0, at) + line.slice(at + 1)))
    fc.assert(
      fc.property(fc.oneof(fc.string(), damaged), (line) => {
        const parsed = parseEffect(line, skills)
        expect(parsed.ok || (parsed.at >= 0 && parsed.at <= line.length)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
