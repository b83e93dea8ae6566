import { expect, it } from 'vitest'

import { findEntries, type Entry } from './find-entries.ts'

const entry = (name: string, ...further: string[]): Entry => ({
  name,
  icon: 'rules',
  lines: [`About ${name}`, ...further],
  to: '/rules',
})
const entries = [
  entry('Strain', 'Shaken off with a stimpack.'),
  entry('Range bands', 'Medium. Within a move.', 'Long. Out of reach of a stone.'),
  entry('Moving in range', 'Maneuvers.'),
  entry('Actions', 'Attack at any range.'),
]
const found = (typed: string) => findEntries(entries, typed).map(({ entry: { name } }) => name)

it.each([
  ['range', ['Range bands', 'Moving in range', 'Actions']],
  ['rang', ['Range bands', 'Moving in range', 'Actions']],
  ['bands range', ['Range bands']],
  ['range stimpack', []],
  ['  ', []],
])('[SEA-16] "%s" finds %j: names that begin with it, names that contain it, other texts', (typed, names) => {
  expect(found(typed)).toEqual(names)
})

it.each([
  ['stimpak', ['Strain']],
  ['attach', ['Actions']],
  ['rnage', ['Range bands', 'Moving in range', 'Actions']],
  ['xange', []],
])('[SEA-16] "%s" finds %j, which have a similar word', (typed, names) => {
  expect(found(typed)).toEqual(names)
})

it('[SEA-16] entries with a similar word follow exact matches, if these are few', () => {
  const mixed = [entry('Stone'), entry('Store')]
  expect(findEntries(mixed, 'store').map((one) => one.entry.name)).toEqual(['Store', 'Stone'])
  const enough = [...mixed, entry('Store of salt'), entry('Store of rope')]
  expect(findEntries(enough, 'store')).toHaveLength(3)
})

it('[SEA-16] the line with the most of the words is shown with the words marked, or else the first line', () => {
  expect(findEntries(entries, 'stone')).toMatchObject([
    { line: 'Long. Out of reach of a stone.', nameRanges: [], lineRanges: [{ from: 24, to: 29 }] },
  ])
  expect(findEntries(entries, 'bands')).toMatchObject([
    { line: 'About Range bands', nameRanges: [{ from: 6, to: 11 }] },
  ])
})
