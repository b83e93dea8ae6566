import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { editTail } from './edit-map.ts'
import { parseMarkdown } from './parse-markdown.ts'

const edits = fc.uniqueArray(
  fc.tuple(fc.nat({ max: 8 }), fc.nat({ max: 2 }), fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 })),
  { selector: ([at]) => at, maxLength: 4 },
)

it('[RTX-5] editing the tail of a list gives what editing each place from the end gives', () => {
  fc.assert(
    fc.property(edits, (some) => {
      const apart = some
        .toSorted(([one], [other]) => one - other)
        .filter(([at], index, all) => index === 0 || at >= (all[index - 1]?.[0] ?? 0) + (all[index - 1]?.[1] ?? 0))
      const [list, expected] = [Array.from('abcdefgh'), Array.from('abcdefgh')]
      for (const [at, removed, added] of apart.toReversed()) expected.splice(at, removed, ...added)
      editTail(list, apart)
      expect(list).toEqual(expected)
    }),
  )
})

it('[RTX-5] the time for a text grows with its length, also with many quotes', () => {
  const parse = (quotes: number) => {
    const before = process.cpuUsage()
    parseMarkdown('> quoted\n\n'.repeat(quotes))
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  parse(500)
  // Sixteen times the quotes took 150 times as long.
  expect(parse(16_000)).toBeLessThan(60 * Math.max(parse(1000), 5000))
})
