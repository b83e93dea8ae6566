import { demoFiles } from '@waybook/testing/world/demo-files.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readFields } from '../yaml/read-fields.ts'
import { setField } from '../yaml/set-field.ts'
import { mergeFiles, mergeYaml, type Merged } from './merge-files.ts'

const files = [...demoFiles().values()]

/** A file with some lines or words changed, removed, duplicated or added. */
const edited = (text: string) =>
  fc
    .array(
      fc.record({
        at: fc.nat(),
        what: fc.constantFrom('word', 'line', 'remove', 'double', 'swap', 'tag'),
        by: fc.constantFrom('one', 'two', '- x', 'k: v', '', '---', '# c'),
      }),
      { maxLength: 4 },
    )
    .map((edits) => edits.reduce((now, edit) => applied(now, edit), text))

function applied(text: string, { at, what, by }: { at: number; what: string; by: string }): string {
  const lines = text.split('\n')
  const place = at % lines.length
  const line = lines[place] ?? ''
  if (what === 'tag') return setField(text, ['tags'], [...tagsOf(text), `${by}${at % 3}`])
  const others = {
    word: [line.replace(/\p{L}+/u, by)],
    line: [line, by],
    remove: [],
    double: [line, line],
    swap: [lines[place + 1] ?? '', line],
  }[what]
  return lines.toSpliced(place, what === 'swap' ? 2 : 1, ...(others ?? [])).join('\n')
}

function tagsOf(text: string): string[] {
  const read = readFields(text)
  const tags = read.ok ? read.fields['tags'] : []
  return Array.isArray(tags) ? tags.map(String) : []
}

const versions = fc
  .constantFrom(...files)
  .chain((base) => fc.record({ base: fc.constant(base), mine: edited(base), theirs: edited(base) }))

function wordsIn(text: string): Set<string> {
  return new Set(text.match(/[\p{L}\p{N}]+/gu))
}

const preferences = ['mine', 'theirs', 'both'] as const

function sidesOf(merged: Merged): (string | { mine: string; theirs: string })[] {
  return merged.ok ? [merged.text] : merged.hunks.map(({ mine, theirs }) => ({ mine, theirs }))
}

function everyWord(merged: Merged): Set<string> {
  if (merged.ok) return wordsIn(merged.text)
  return wordsIn(merged.hunks.map(({ base, mine, theirs }) => `${base} ${mine} ${theirs}`).join(' '))
}

describe('[CAM-222] merging two versions of a file', () => {
  it('takes the changed side, and changes that both sides share', () => {
    fc.assert(
      fc.property(versions, ({ base, mine }) => {
        const same = { ok: true, text: mine }
        expect(mergeFiles({ base, mine, theirs: base })).toEqual(same)
        expect(mergeFiles({ base, mine: base, theirs: mine })).toEqual(same)
        expect(mergeFiles({ base, mine, theirs: mine })).toEqual(same)
      }),
    )
  })

  it('is symmetric in its sides', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const swapped = mergeFiles({ base, mine: theirs, theirs: mine })
        expect(sidesOf(mergeFiles({ base, mine, theirs }))).toEqual(
          sidesOf(swapped).map((side) => (typeof side === 'string' ? side : { mine: side.theirs, theirs: side.mine })),
        )
      }),
    )
  })

  it('loses no added word, restores no removed word, and writes no markers', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const merged = mergeFiles({ base, mine, theirs })
        const [old, ours, others, found] = [wordsIn(base), wordsIn(mine), wordsIn(theirs), everyWord(merged)]
        const text = merged.ok ? merged.text : ''
        expect([...(merged.ok ? ours.union(others).difference(old).difference(found) : [])]).toEqual([])
        expect([...old.difference(ours).difference(others).intersection(wordsIn(text))]).toEqual([])
        expect(text).not.toMatch(/^(<<<<<<<|=======|>>>>>>>)/m)
        const isYaml = [mine, theirs].every((side) => readFields(side).ok)
        expect(readFields(text).ok || !isYaml).toBe(true)
        expect(preferences.map((preference) => mergeFiles({ base, mine, theirs }, preference).ok)).toEqual([
          true,
          true,
          true,
        ])
      }),
      { numRuns: process.env['LONG'] ? 5000 : 20 },
    )
  })

  it('keeps the changes of each side to different fields and lines', () => {
    const side = fc.record({
      field: fc.constantFrom('name', 'description', 'order', 'new'),
      value: fc.oneof(fc.string(), fc.integer()),
    })
    fc.assert(
      fc.property(fc.constantFrom(...files), side, side, fc.constantFrom('end', 'start'), (base, one, other, place) => {
        fc.pre(one.field !== other.field)
        const mine = setField(place === 'end' ? `${base}\nA last line.\n` : base, [one.field], one.value)
        const theirs = setField(base, [other.field], other.value)
        const merged = mergeFiles({ base, mine, theirs })
        const text = merged.ok ? merged.text : ''
        expect(readFields(text)).toMatchObject({
          ok: true,
          fields: { [one.field]: one.value, [other.field]: other.value },
        })
        expect(text.endsWith('\nA last line.\n')).toBe(place === 'end')
      }),
    )
  })
})

describe('[CAM-222] merged parts and parts that need a decision', () => {
  const file = (yaml: string, body = 'Body.\n') => `---\n${yaml}---\n${body}`
  const cases: [what: string, base: string, mine: string, theirs: string, merged: string][] = [
    [
      'tags in brackets',
      'tags: [a, b] # why\n',
      'tags: [a, b, c] # why\n',
      'tags: [b, d] # why\n',
      'tags: [b, c, d] # why\n',
    ],
    [
      'items on separate lines',
      'r:\n  - a\n  - b\n',
      'r:\n  - a # mine\n  - b\n',
      'r:\n  - a\n  - b\n  - c\n',
      'r:\n  - a # mine\n  - b\n  - c\n',
    ],
    [
      'figures in braces',
      'c: { brawn: 2, agility: 3 }\n',
      'c: { brawn: 3, agility: 3 }\n',
      'c: { brawn: 2, agility: 4, cunning: 1 }\n',
      'c: { brawn: 3, agility: 4, cunning: 1 }\n',
    ],
    [
      'keys below a key',
      'p:\n  a: 1\n  b: 2\n',
      'p:\n  a: 5\n  b: 2\n',
      'p:\n  a: 1\n  b: 2\n  c: 3\n',
      'p:\n  a: 5\n  b: 2\n  c: 3\n',
    ],
    ['neighbouring keys', 'a: 1\nb: 2\n', 'a: 3\nb: 2\n', 'a: 1\nb: 4\n', 'a: 3\nb: 4\n'],
    [
      'comments',
      '# x\na: 1\n# y\nb: 2\n',
      '# x\n# z\na: 1\n# y\nb: 2\n',
      '# x\na: 1\nb: 2\n',
      '# x\n# z\na: 1\nb: 2\n',
    ],
    ['a new comment above a removed key', 'a: 1\nb: 2\n', '# y\na: 1\nb: 2\n', 'b: 2\n', '# y\nb: 2\n'],
    ['a comment that goes with its key', '# x\na: 1\nb: 2\n', '# x\na: 1\nb: 3\n', 'b: 2\n', 'b: 3\n'],
    ['an order', 'a: 1\nb: 2\n', 'b: 2\na: 1\n', 'a: 1\nb: 3\n', 'b: 3\na: 1\n'],
    [
      'prose in a field',
      'd: Lean and brown, hood always up, salt along the hem.\n',
      'd: Lean and brown, hood always down, salt along the hem.\n',
      'd: Tall and brown, hood always up, salt along the hem.\n',
      'd: Tall and brown, hood always down, salt along the hem.\n',
    ],
  ]
  it.each(cases)('merges %s', (_, base, mine, theirs, merged) => {
    expect(mergeFiles({ base: file(base), mine: file(mine), theirs: file(theirs) })).toEqual({
      ok: true,
      text: file(merged),
    })
    expect(mergeYaml({ base, mine, theirs })).toEqual({ ok: true, text: merged })
  })

  it('merges different words of one paragraph, and leaves the same word undecided', () => {
    const base = file('name: x\n', 'The gate is shut. Two guards stand by it.\n')
    const mine = base.replace('Two', 'Three')
    expect(mergeFiles({ base, mine, theirs: base.replace('shut', 'open') })).toEqual({
      ok: true,
      text: mine.replace('shut', 'open'),
    })
    expect(mergeFiles({ base, mine, theirs: base.replace('Two', 'Four') })).toEqual({
      ok: false,
      hunks: [
        {
          where: 'line 4',
          base: 'The gate is shut. Two guards stand by it.\n',
          mine: 'The gate is shut. Three guards stand by it.\n',
          theirs: 'The gate is shut. Four guards stand by it.\n',
        },
      ],
    })
  })

  it('names the field that both changed', () => {
    const [base, mine, theirs] = [
      file('p:\n  age: 27\n  a: 1\n'),
      file('p:\n  age: 28\n  a: 2\n'),
      file('p:\n  age: 29\n  a: 1\n'),
    ]
    expect(mergeFiles({ base, mine, theirs })).toEqual({
      ok: false,
      hunks: [{ where: 'p.age', base: '  age: 27\n', mine: '  age: 28\n', theirs: '  age: 29\n' }],
    })
    expect(mergeFiles({ base, mine, theirs }, 'theirs')).toEqual({ ok: true, text: file('p:\n  age: 29\n  a: 2\n') })
  })

  it('keeps both texts of a body if the preference is both', () => {
    const base = file('name: x\n', 'One.\n')
    expect(
      mergeFiles({ base, mine: file('name: x\n', 'Two.\n'), theirs: file('name: x\n', 'Three.\n') }, 'both'),
    ).toEqual({ ok: true, text: file('name: x\n', 'Two.\nThree.\n') })
  })

  it('[EDI-235] uses the decision for each part that both sides changed', () => {
    const base = '---\nname: Bell\n---\nIt hums.\n'
    const [mine, theirs] = [
      base.replace('Bell', 'Gong').replace('hums', 'rings'),
      base.replace('Bell', 'Horn').replace('hums', 'blows'),
    ]
    const merged = mergeFiles({ base, mine, theirs }, ({ where }, place) =>
      place === 0 ? 'name: Chime\n' : `At ${where}.\n`,
    )
    expect(merged).toEqual({ ok: true, text: '---\nname: Chime\n---\nAt line 4.\n' })
  })

  it('merges files with different line breaks', () => {
    const base = file('name: x\n', 'One.\nTwo.\nThree.\n')
    const mine = base.replaceAll('\n', '\r\n').replace('One', 'Four')
    expect(mergeFiles({ base, mine, theirs: base.replace('Three', 'Five') })).toEqual({
      ok: true,
      text: mine.replace('Three', 'Five'),
    })
  })

  it('merges invalid YAML by lines', () => {
    const base = '---\nname: "x\nother: y\n\nz: 1\n---\nBody.\n'
    expect(mergeFiles({ base, mine: base.replace('Body', 'Text'), theirs: base.replace('"x', '"q') })).toEqual({
      ok: true,
      text: base.replace('Body', 'Text').replace('"x', '"q'),
    })
  })

  it.each([
    [
      'lines that differ everywhere',
      (word: string) => Array.from({ length: 60_000 }, (_, at) => `${word} ${at}\n`).join(''),
    ],
    ['empty lines', (word: string) => `${'\n'.repeat(500_000)}${word}${'\n'.repeat(500_000)}`],
    ['one line', (word: string) => `${word} the `.repeat(100_000)],
    [
      'many paragraphs that both changed',
      (word: string) => `The gate ${word.repeat(3)} is ${word} shut by two guards.\n\n`.repeat(20_000),
    ],
    ['a deep field', (word: string) => `---\na: ${'['.repeat(50_000)}${word}\n---\n`],
    [
      'many keys',
      (word: string) => `---\n${Array.from({ length: 1500 }, (_, at) => `k${at}: ${word}${at}\n`).join('')}---\n`,
    ],
  ])('merges a megabyte of %s without delay', (_, text) => {
    const began = performance.now()
    mergeFiles({ base: text('a'), mine: text('b'), theirs: text('c') })
    expect(performance.now() - began).toBeLessThan(8000)
  })
})
