import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { coversSteps, effectAfterRoll } from './effect-after-roll.ts'
import type { EffectHolder } from './effect-amount.ts'
import { anyEffect, skills } from './effect-fixture.ts'
import { parseEffect } from './parse-effect.ts'

const holder: EffectHolder = { rank: 2, characteristics: {}, conditions: [] }
const check = { moments: [], melee: null, scene: [] }

const after = (line: string) => {
  const parsed = parseEffect(line, skills)
  return parsed.ok ? effectAfterRoll(parsed.effect, holder, check) : null
}

describe('the rights of an effect after the roll', () => {
  it.each([
    ['reroll 1 yours on perception, once per session', [{ op: 'reroll', of: 'yours', amount: 1 }]],
    ['reroll rank on any', [{ op: 'reroll', of: 'yours', amount: 2 }]],
    ['reroll 2 force on any', [{ op: 'reroll', of: 'force', amount: 2 }]],
    ['reroll all against on charm', [{ op: 'reroll', of: 'against', amount: null }]],
    ['turn 1 boost to success advantage on any', [{ op: 'turn', of: 'boost', amount: 1, face: 3 }]],
    ['turn 2 setback to blank', [{ op: 'turn', of: 'setback', amount: 2, face: 0 }]],
  ])('[EFF-23] %s', (line, changes) => {
    expect(after(line)?.changes).toEqual(changes)
  })

  it.each(['+1 boost on charm', 'turn 1 boost to triumph', 'reroll 1 for allies', 'reroll 1 when attacking'])(
    '[EFF-23] %s gives none here',
    (line) => {
      expect(parseEffect(line, skills).ok).toBe(true)
      expect(after(line)).toBeNull()
    },
  )

  it('[EFF-24] prices in symbols can be paid after the roll', () => {
    expect(after('reroll 1 on any, pay 1 triumph')?.prices).toEqual([[{ what: 'triumph', count: 1 }]])
    expect(after('reroll 1 on any, pay 1 light')).toBeNull()
  })

  it('[EFF-23] never more dice than the amount, and only of the kind', () => {
    const reroll = (die: string) => ({ op: 'reroll', die, face: null }) as const
    const right = { op: 'reroll', of: 'yours', amount: 2 } as const
    expect(coversSteps([right], ['y0', 'g1'].map(reroll))).toBe(true)
    expect(coversSteps([right], ['y0', 'g1', 'b0'].map(reroll))).toBe(false)
    expect(coversSteps([right], [reroll('k0')])).toBe(false)
    expect(coversSteps([{ ...right, of: 'force' }], ['w0', 'w1'].map(reroll))).toBe(true)
    expect(coversSteps([{ ...right, of: 'any' }], [reroll('w0')])).toBe(false)
    expect(coversSteps([right], [{ op: 'symbol', symbol: 'success', count: 1 }])).toBe(false)
    expect(coversSteps([{ op: 'turn', of: 'boost', amount: 1, face: 3 }], [{ op: 'turn', die: 'b0', face: 4 }])).toBe(
      false,
    )
  })

  it('[EFF-23] whatever is written, every right names a face of its die', () => {
    fc.assert(
      fc.property(anyEffect, (effect) => {
        for (const right of effectAfterRoll(effect, holder, check)?.changes ?? [])
          expect(right.op === 'reroll' || right.face >= 0).toBe(true)
      }),
    )
  })
})
