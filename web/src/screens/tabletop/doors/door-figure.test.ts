import { expect, it } from 'vitest'

import { doorsNear, jambsOf, openLeaf } from './door-figure.ts'

const door = { from: [100, 100], to: [140, 100] } as const

it('[SIGHT-113] an open door is drawn as a leaf that has turned by a quarter, between its jambs', () => {
  expect(openLeaf(door)).toEqual({ from: [100, 100], to: [100, 60] })
  expect(openLeaf({ from: [100, 100], to: [100, 140] })).toEqual({ from: [100, 100], to: [140, 100] })
  expect(jambsOf(door)).toEqual([
    { from: [100, 104], to: [100, 96] },
    { from: [140, 104], to: [140, 96] },
  ])
})

it.each([
  ['before it', [120, 150], true],
  ['at the border of the reach', [120, 160], true],
  ['too far away', [120, 161], false],
  ['past its end', [170, 150], true],
] as const)('[SIGHT-110] a token %s', (_name, place, isBeside) => {
  expect(doorsNear([door], [[900, 900], place], 40)).toEqual([{ door, middle: [120, 100], isBeside }])
  expect(doorsNear([door], [], 40)[0]?.isBeside).toBe(false)
})
