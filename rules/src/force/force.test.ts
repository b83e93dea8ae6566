import { expect, it } from 'vitest'

import { facesOf } from '../dice/faces-of.ts'
import { readThrow } from '../dice/read-throw.ts'
import { jointChanceThat, jointSpreadOf } from '../odds/joint-spread.ts'
import { emptyPool } from '../pool/pool.ts'
import { forceAvailable } from './force-available.ts'
import { forceChanceThat, forceSpreadOf } from './force-odds.ts'
import { forcePointsOf, pointsOfFace } from './force-points.ts'
import { otherSide, type ForcePoints } from './force-side.ts'
import { forceOption, isPriced } from './force-use.ts'

it.each([
  [{ force: [0] }, { light: 0, dark: 1 }],
  [{ force: [6] }, { light: 0, dark: 2 }],
  [{ force: [7, 8] }, { light: 2, dark: 0 }],
  [
    { force: [11, 5], ability: [1] },
    { light: 2, dark: 1 },
  ],
  [{ ability: [1] }, null],
  [{ force: [] }, null],
])('[FRC-2] %o shows %o', (fallen, points) => {
  expect(forcePointsOf(fallen)).toEqual(points)
})

it('[FRC-2] a face shows one or two points of one side: six times one dark, once two, twice one light, three times two', () => {
  const shown = facesOf('force').map((_face, index) => pointsOfFace(index))
  const counted = Map.groupBy(shown, ({ light, dark }) => `${light} ${dark}`)
  expect(Object.fromEntries([...counted].map(([points, faces]) => [points, faces.length]))).toEqual({
    '0 1': 6,
    '0 2': 1,
    '1 0': 2,
    '2 0': 3,
  })
})

it.each([
  [1, 5 / 12, 1 / 4, 7 / 12],
  [2, 0.659722, 0.465278, 0.340278],
  [3, 0.801505, 0.631366, 0.198495],
])('[FRC-3] the odds of %i Force dice: a light point, two of them, only dark points', (dice, one, two, onlyDark) => {
  const spread = forceSpreadOf(dice)
  expect(forceChanceThat(spread, ({ light }) => light >= 1)).toBeCloseTo(one, 6)
  expect(forceChanceThat(spread, ({ light }) => light >= 2)).toBeCloseTo(two, 6)
  expect(forceChanceThat(spread, ({ light }) => light === 0)).toBeCloseTo(onlyDark, 6)
})

it('[FRC-3] joint odds of light, dark and success agree with the enumeration of all throws', () => {
  const meets = ({ light, dark }: ForcePoints) => light >= 2 && dark >= 1
  const throws = [0, 1, 2].reduce<number[][]>(
    (all) => all.flatMap((faces) => Array.from({ length: 12 }, (_, face) => [...faces, face])),
    [[]],
  )
  const counted = throws.filter((force) => meets(forcePointsOf({ force }) ?? { light: 0, dark: 0 })).length
  expect(forceChanceThat(forceSpreadOf(3), meets)).toBeCloseTo(counted / throws.length, 12)

  // One ability die succeeds with four of its eight faces; the Force die shows light with five of twelve.
  const success = jointChanceThat(jointSpreadOf({ ...emptyPool, ability: 1 }), (net) => net > 0)
  const light = forceChanceThat(forceSpreadOf(1), (points) => points.light > 0)
  expect(success * light).toBeCloseTo((4 * 5) / (8 * 12), 12)
})

it('[FRC-3] two dice or more always show two points or more', () => {
  for (const dice of [2, 3, 6, 10]) {
    const spread = forceSpreadOf(dice)
    expect(forceChanceThat(spread, () => true)).toBeCloseTo(1, 12)
    expect(forceChanceThat(spread, ({ light, dark }) => light + dark < dice)).toBe(0)
  }
})

it('[FRC-1] Force dice never change the net result', () => {
  const alone = readThrow({ ability: [1], difficulty: [3] })
  expect(readThrow({ ability: [1], difficulty: [3], force: [11, 0] }).net).toEqual(alone.net)
  expect(readThrow({ force: [11] }).net).toBeNull()
})

it.each([
  [3, [], 3],
  [3, [1, 1], 1],
  [1, [2], 0],
  [0, [], 0],
])('[FRC-12] rating %i with %o committed leaves %i dice', (rating, committed, left) => {
  expect(forceAvailable(rating, committed)).toBe(left)
})

it.each([
  ['light', { strain: 1, points: 1 }, 'A dark point costs 1 strain, and the first one a destiny point.'],
  ['dark', { strain: 2, points: 0 }, 'A light point costs 2 strain.'],
  ['light', { strain: 0, points: 1 }, 'A dark point costs a destiny point.'],
  ['light', { strain: 0, points: 0 }, 'Say what the Force does.'],
] as const)('[FRC-21] for the %s side with the price %o: %s', (side, price, text) => {
  const option = forceOption(side, price, 'destiny point')
  expect(option.text).toContain(text)
  expect(option.costs.map(({ symbol }) => symbol)).toEqual([side, otherSide(side)])
  expect([isPriced(side, side), isPriced(side, otherSide(side)), isPriced(side, 'threat')]).toEqual([
    false,
    true,
    false,
  ])
})
