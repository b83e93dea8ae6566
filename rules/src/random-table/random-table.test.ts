import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { tableDiceIn, withoutDice } from './table-dice.ts'
import { entryAt, faultInWords, readEntry, tableFaults } from './table-entries.ts'

describe('dice in the head of a table', () => {
  it.each([
    ['d100', 'd100', 1, 100],
    ['1d20', 'd20', 1, 20],
    ['dice: 1d20', 'd20', 1, 20],
    ['D%', 'd100', 1, 100],
    ['Weather (2d6)', '2d6', 2, 12],
    ['Roll d8 for the weather:', 'd8', 1, 8],
  ])('[TABL-1] %s is %s', (head, notation, least, most) => {
    expect(tableDiceIn(head)).toMatchObject({ notation, least, most })
  })

  it.each(['Weather', 'd', '2y1g', 'd1', 'old20', 'd20s', 'd9999'])('[TABL-1] %s names none', (head) => {
    expect(tableDiceIn(head)).toBeNull()
  })

  it.each([
    ['Weather (2d6)', 'Weather'],
    ['dice: 1d20', ''],
    ['d8: Sounds in the fog', 'Sounds in the fog'],
  ])('[TABL-1] the title in %j is %j', (head, title) => {
    expect(withoutDice(head)).toBe(title)
  })
})

it.each([
  ['1-20 A quiet night', 100, { from: 1, to: 20, text: 'A quiet night' }],
  ['01–05: Wolves', 100, { from: 1, to: 5, text: 'Wolves' }],
  ['96-00 | A barge', 100, { from: 96, to: 100, text: 'A barge' }],
  ['00', 100, { from: 100, to: 100, text: '' }],
  ['0', 10, { from: 10, to: 10, text: '' }],
  ['7. Rain', 8, { from: 7, to: 7, text: 'Rain' }],
  ['3 to 4 Hail', 6, { from: 3, to: 4, text: 'Hail' }],
  ['2d6 wolves', 6, null],
  ['20-1 Backwards', 20, null],
  ['A quiet night', 6, null],
])('[TABL-2] reads %j on a d%i', (words, most, entry) => {
  expect(readEntry(words, most)).toEqual(entry)
})

describe('faults', () => {
  const d6 = { least: 1, most: 6 }
  const ranges = (...pairs: readonly (readonly [number, number])[]) => pairs.map(([from, to]) => ({ from, to }))

  it.each([
    [ranges([1, 2], [3, 6]), []],
    [ranges([1, 2], [4, 6]), ['3 has no entry']],
    [ranges([2, 3]), ['1 has no entry', '4 to 6 have no entry']],
    [ranges([1, 4], [3, 6]), ['3 to 4 have several entries']],
    [ranges([1, 6], [7, 8]), ['the dice can’t show 7 to 8']],
    [ranges([0, 6]), ['the dice can’t show 0']],
    [[], ['1 to 6 have no entry']],
  ])('[TABL-5] of %j', (entries, words) => {
    expect(tableFaults(entries, d6).map(faultInWords)).toEqual(words)
  })

  it('[TABL-5] a table has none exactly if each number of the dice has one entry', () => {
    const range = fc
      .tuple(fc.integer({ min: -1, max: 9 }), fc.nat(4))
      .map(([from, more]) => ({ from, to: from + more }))
    fc.assert(
      fc.property(fc.array(range, { maxLength: 6 }), (entries) => {
        const inDice = entries.every(({ from, to }) => from >= 1 && to <= 6)
        const counts = [1, 2, 3, 4, 5, 6].map((number) => entries.filter((entry) => entryAt([entry], number)).length)
        expect(tableFaults(entries, d6).length === 0).toBe(inDice && counts.every((count) => count === 1))
      }),
    )
  })
})
