import { expect, it } from 'vitest'

import { dieKinds } from '../dice/die.ts'
import { sidesOf } from '../dice/throwable.ts'
import { PIECES_MAX, piecesOf } from './piece.ts'

it.each([...dieKinds, 'force', 'fate', 'd4', 'd6', 'd8', 'd10', 'd12', 'd20'] as const)(
  '[THR-4] a %s is thrown as a solid with as many faces as it has sides',
  (die) => {
    expect(piecesOf([{ die, face: 3 }])).toEqual([{ print: die, solid: `d${sidesOf(die)}`, face: 3 }])
  },
)

it.each([
  [0, 0, 1],
  [9, 1, 0],
  [41, 4, 2],
  [98, 9, 9],
  [99, 0, 0],
])('[THR-4] face %i of a d100 is read from face %i of the tens and face %i of the units', (face, tens, units) => {
  expect(piecesOf([{ die: 'd100', face }])).toEqual([
    { print: 'tens', solid: 'd10', face: tens },
    { print: 'units', solid: 'd10', face: units },
  ])
})

it('[THR-4] a roll with a die that has no solid is not thrown in 3D', () => {
  expect(
    piecesOf([
      { die: 'd6', face: 0 },
      { die: 'd7', face: 0 },
    ]),
  ).toBeNull()
  expect(piecesOf([])).toBeNull()
})

it('[THR-4] at most sixty pieces are thrown in 3D', () => {
  const boosts = (count: number) => Array.from({ length: count }, () => ({ die: 'boost', face: 0 }) as const)
  expect(piecesOf(boosts(PIECES_MAX))).toHaveLength(60)
  expect(piecesOf(boosts(PIECES_MAX + 1))).toBeNull()
})
