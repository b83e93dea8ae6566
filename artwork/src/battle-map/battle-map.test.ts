import { expect, test } from 'vitest'

import { type BattleMap, drawBattleMap } from './battle-map.ts'
import { FURNISHINGS } from './feature.ts'

const empty: BattleMap = { seed: 'anywhere', ground: 'flats', features: [] }

// Three quarters of full brightness: tokens stand out from the ground.
const BRIGHTEST = 0xbf

function brightestChannel(svg: string): number {
  const colours = svg.match(/#[0-9a-f]{6}/g) ?? []
  return Math.max(...colours.flatMap((colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))))
}

test.each(['flats', 'mud', 'water', 'sea', 'dark'] as const)('%s is dark enough for tokens', (ground) => {
  expect(brightestChannel(drawBattleMap({ ...empty, ground }))).toBeLessThanOrEqual(BRIGHTEST)
})

test.each(Object.keys(FURNISHINGS) as (keyof typeof FURNISHINGS)[])('a %s is dark enough for tokens', (kind) => {
  expect(brightestChannel(drawBattleMap({ ...empty, features: [{ kind, at: [800, 500] }] }))).toBeLessThanOrEqual(
    BRIGHTEST,
  )
})

test('each floor that is used is declared once', () => {
  const room = { kind: 'room', outline: { middle: [800, 500], radius: 200 }, floor: 'boards' } as const
  const svg = drawBattleMap({ ...empty, features: [room, room] })
  expect(svg.match(/<pattern id="boards"/g)).toHaveLength(1)
  expect(svg).not.toContain('id="setts"')
})

test('later features cover earlier ones', () => {
  const hut = { kind: 'roof', at: [400, 400], size: [200, 140] } as const
  const pool = { kind: 'pool', at: [400, 400], radius: 60 } as const
  const drawn = (features: BattleMap['features']): string => drawBattleMap({ ...empty, features })
  expect(drawn([hut, pool])).not.toBe(drawn([pool, hut]))
})
