import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { compareWords } from './compare-words.ts'

const text = fc
  .array(fc.constantFrom('the ', 'gate', ' is', '\n', 'shut', '. ', 'é', '\r\n', '👑'), { maxLength: 40 })
  .map((words) => words.join(''))

describe('[CAM-221] comparing two versions of a text', () => {
  it('shows the different words', () => {
    expect(compareWords('The gate is shut.\nTwo guards.\n', 'The gate is open.\nTwo guards.\n')).toEqual([
      { kind: 'same', text: 'The gate is ' },
      { kind: 'removed', text: 'shut' },
      { kind: 'added', text: 'open' },
      { kind: 'same', text: '.\nTwo guards.\n' },
    ])
  })

  it('contains both texts', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), fc.oneof(text, fc.string()), (before, after) => {
        const parts = compareWords(before, after)
        const without = (kind: string) =>
          parts
            .filter((part) => part.kind !== kind)
            .map((part) => part.text)
            .join('')
        expect([without('added'), without('removed')]).toEqual([before, after])
      }),
    )
  })

  it('compares texts of a megabyte without delay', () => {
    const [before, after] = ['a b\n'.repeat(250_000), 'b a\n'.repeat(250_000)]
    const began = performance.now()
    expect(compareWords(before, after).length).toBeGreaterThan(0)
    expect(performance.now() - began).toBeLessThan(5000)
  })
})
