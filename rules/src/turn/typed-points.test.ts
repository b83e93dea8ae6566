import { expect, it } from 'vitest'

import { readTypedPoints, typedPointsAfter } from './typed-points.ts'

const after = (text: string, points: { now: number; most: number; soak: number | null }) => {
  const typed = readTypedPoints(text)
  return typed && typedPointsAfter(typed, points)
}
const hitPoints = { now: 9, most: 12, soak: 2 }
const strain = { now: 4, most: 12, soak: null }

it.each([
  ['6', 6],
  ['-5', 6],
  ['−5', 6],
  ['–5', 6],
  ['+2', 11],
  ['+ 2', 11],
  ['+9', 12],
  ['40', 12],
  ['-1', 8],
  ['-0', 9],
  ['-99', 0],
])('[SHE-16] with 9 of 12 hit points and soak 2, typing %s leads to %i', (text, points) => {
  expect(after(text, hitPoints)).toBe(points)
})

it.each([
  ['-3', 1],
  ['+3', 7],
  ['0', 0],
])('[SHE-16] soak does not absorb strain: typing %s at 4 leads to %i', (text, points) => {
  expect(after(text, strain)).toBe(points)
})

it.each(['', 'a', '1.5', '--2', '+', '1234'])('[SHE-16] "%s" is not a number of points', (text) => {
  expect(readTypedPoints(text)).toBeNull()
})
