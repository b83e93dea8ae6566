import { expect, test } from 'vitest'

import { chanceFrom, pick } from './chance.ts'

const first = (seed: string, count: number): number[] => {
  const chance = chanceFrom(seed)
  return Array.from({ length: count }, () => chance())
}

test('the same seed gives the same numbers, another seed different ones', () => {
  expect(first('the-drowned-road', 5)).toEqual(first('the-drowned-road', 5))
  expect(first('the-drowned-road', 5)).not.toEqual(first('the-glass-fen', 5))
})

test('all numbers are from 0 up to, but not including, 1', () => {
  expect(first('tide', 500).every((number) => number >= 0 && number < 1)).toBe(true)
})

test('a pick returns every choice and nothing else', () => {
  const chance = chanceFrom('lots')
  const drawn = new Set(Array.from({ length: 60 }, () => pick(chance, 'ebb', 'flood', 'neap')))
  expect([...drawn].toSorted()).toEqual(['ebb', 'flood', 'neap'])
})
