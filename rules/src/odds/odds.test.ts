import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { dice, dieKinds, type Die } from '../dice/die.ts'
import { faces } from '../dice/faces.ts'
import { netOf, type Net } from '../dice/symbol.ts'
import { parseNotation } from '../notation/parse-notation.ts'
import { anyPool } from '../pool/any-pool.ts'
import { emptyPool, type Pool } from '../pool/pool.ts'
import { jointChanceThat } from './joint-spread.ts'
import { chanceOfSuccess, oddsOf } from './odds.ts'
import { probabilityThat } from './spread.ts'
import { whatIf } from './what-if.ts'

const MILLIONTH = 6
const ROUNDING = 12

function pool(notation: string): Pool {
  const read = parseNotation(notation)
  return read.ok ? { ...emptyPool, ...read.dice } : emptyPool
}

describe('the odds of a pool', () => {
  it.each([
    ['1g', 1 / 2, 0.5, 0, 0, 0],
    ['1g1p', 11 / 32, 0.25, 0.359375, 0, 0],
    ['2g2p', 891 / 2048, 0.285645, 0.435303, 0, 0],
    ['1y1g2p', 257 / 512, 0.299479, 0.426107, 0.083333, 0],
    ['2y1g2p', 6455 / 9216, 0.478516, 0.278212, 0.159722, 0],
    ['2y1g3p', 10667 / 18432, 0.317003, 0.458781, 0.159722, 0],
    ['2y1g1r1p', 17645 / 27648, 0.503038, 0.262731, 0.159722, 0.083333],
    ['3y2p1k', 1025 / 1536, 0.413002, 0.352238, 0.229745, 0],
    ['1y1r', 25 / 72, 0.305556, 0.305556, 0.083333, 0.083333],
    ['2y2g1b2r1p1k', 0.584373, 0.558855, 0.265126, 0.159722, 0.159722],
  ])('[DICE-11] %s', (notation, success, advantage, threat, triumph, despair) => {
    const odds = oddsOf(pool(notation))
    expect(odds.success).toBeCloseTo(success, MILLIONTH)
    expect(odds.advantage).toBeCloseTo(advantage, MILLIONTH)
    expect(odds.threat).toBeCloseTo(threat, MILLIONTH)
    expect(odds.triumph).toBeCloseTo(triumph, MILLIONTH)
    expect(odds.despair).toBeCloseTo(despair, MILLIONTH)
  })

  it('[DICE-11] the largest pool, ten of each', () => {
    expect(oddsOf(pool('10y10g10b10r10p10k')).success).toBeCloseTo(0.62729, MILLIONTH)
  })

  it('[DICE-11] an empty pool always yields nothing', () => {
    expect(oddsOf(emptyPool)).toMatchObject({ success: 0, netSuccess: { least: 0, chances: [1] }, triumph: 0 })
  })

  it('[DICE-11] the probabilities of a distribution add up to one', () => {
    fc.assert(
      fc.property(anyPool(10), (any) => {
        const { netSuccess, netAdvantage, triumphs, despairs, joint } = oddsOf(any)
        for (const spread of [netSuccess, netAdvantage, triumphs, despairs])
          expect(probabilityThat(spread, () => true)).toBeCloseTo(1, ROUNDING)
        expect(jointChanceThat(joint, () => true)).toBeCloseTo(1, ROUNDING)
      }),
      { numRuns: 20 },
    )
  })
})

/** All equally likely results of a few dice. */
function everyThrow(kinds: readonly Die[]): Net[] {
  const symbols = kinds.reduce<(typeof faces)[Die][number][]>(
    (so, die) => so.flatMap((before) => faces[die].map((face) => [...before, ...face])),
    [[]],
  )
  return symbols.map(netOf)
}

it('[DICE-11] the odds equal the shares among all results', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...dieKinds), { maxLength: 4 }), (kinds) => {
      const all = everyThrow(kinds)
      const share = (meets: (net: Net) => boolean) => all.filter(meets).length / all.length
      const any = pool(kinds.map((die) => dice[die].letter).join(''))
      const odds = oddsOf(any)
      expect(chanceOfSuccess(any)).toBeCloseTo(
        share((net) => net.success > 0),
        ROUNDING,
      )
      for (let value = -8; value <= 8; value += 1) {
        expect(probabilityThat(odds.netSuccess, (s) => s === value)).toBeCloseTo(
          share((net) => net.success === value),
          ROUNDING,
        )
        expect(probabilityThat(odds.netAdvantage, (a) => a === value)).toBeCloseTo(
          share((net) => net.advantage === value),
          ROUNDING,
        )
        expect(probabilityThat(odds.triumphs, (t) => t === value)).toBeCloseTo(
          share((net) => net.triumph === value),
          ROUNDING,
        )
        expect(probabilityThat(odds.despairs, (d) => d === value)).toBeCloseTo(
          share((net) => net.despair === value),
          ROUNDING,
        )
        expect(jointChanceThat(odds.joint, (s, a) => s === value && a > value)).toBeCloseTo(
          share((net) => net.success === value && net.advantage > value),
          ROUNDING,
        )
      }
    }),
    { numRuns: 25 },
  )
})

it('[DICE-12] changes show their chance of success', () => {
  const chances = whatIf(pool('2y1g3p')).map(({ change, success }) => [change.name, Number(success.toFixed(4))])
  expect(chances).toEqual([
    ['One boost more', 0.6455],
    ['Upgrade ability', 0.6267],
    ['One difficulty less', 0.7004],
    ['One setback more', 0.5017],
    ['Upgrade difficulty', 0.5176],
  ])
})

it('[DICE-12] a change that the pool does not allow is not offered', () => {
  const names = whatIf(pool('10y10g10b')).map(({ change }) => change.name)
  expect(names).toEqual(['One setback more', 'Upgrade difficulty'])
})

/**
 * Counts the array cells allocated while the odds are computed: a measure of the cost that does not depend on the
 * machine.
 */
function chancesWritten(asked: Pool): number {
  let written = 0
  class Counted extends Float64Array {
    constructor(length: number) {
      super(length)
      written += length
    }
  }
  vi.stubGlobal('Float64Array', Counted)
  oddsOf(asked)
  vi.unstubAllGlobals()
  return written
}

it.each([
  ['2y2g1b2p1k1r', 2000],
  ['10y10g10b10r10p10k', 300_000],
])('[DICE-13] computing the odds of %s takes at most %i array cells', (notation, most) => {
  expect(chancesWritten(pool(notation))).toBeLessThanOrEqual(most)
})
