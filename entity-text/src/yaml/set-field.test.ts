import { demoFiles } from '@waybook/testing/world/demo-files.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { splitFile } from '../split-file.ts'
import { readFields, readYamlFields } from './read-fields.ts'
import { setField, setYamlField } from './set-field.ts'
import { isFields, isSameValue, type YamlPath, type YamlValue } from './yaml-value.ts'

function fieldsOf(text: string): Record<string, unknown> {
  const read = readFields(text)
  if (!read.ok) throw new Error(`not YAML:\n${text}`)
  return { ...read.fields }
}

function isValue(value: unknown): value is YamlValue {
  return value === null || ['string', 'number', 'boolean', 'object'].includes(typeof value)
}

/** Every path in a value, with its value. */
function everyPath(value: unknown, path: YamlPath = []): [YamlPath, YamlValue][] {
  const within =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) =>
          everyPath(one, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : []
  return isValue(value) && path.length > 0 ? [[path, value], ...within] : within
}

/** The value after setting one path, or after removing the path and all collections that become empty. */
function expected(value: unknown, [step, ...rest]: YamlPath, to: YamlValue | undefined): unknown {
  if (step === undefined) return to
  const within =
    Array.isArray(value) === (typeof step === 'number') && typeof value === 'object' && value !== null ? value : {}
  const inner: unknown = Object.entries(within).find(([key]) => key === String(step))?.[1]
  const put = expected(inner, rest, to)
  if (Array.isArray(value) && typeof step === 'number') {
    const items: unknown[] = value.toSpliced(step, 1, ...(put === undefined ? [] : [put]))
    return items.length > 0 ? items : undefined
  }
  const entries = Object.entries({ ...(isFields(value) ? value : {}), [step]: put }).filter(
    ([, one]) => one !== undefined,
  )
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** The lines of `before` that differ from `after`. */
function changedLines(before: string, after: string): string[] {
  const [one, other] = [before.split('\n'), after.split('\n')]
  const firstOther = one.findIndex((line, at) => line !== other[at])
  if (firstOther === -1) return []
  let tail = 0
  while (
    tail < one.length - firstOther &&
    tail < other.length - firstOther &&
    one.at(-1 - tail) === other.at(-1 - tail)
  )
    tail += 1
  return one.slice(firstOther, one.length - tail)
}

const values: YamlValue[] = [
  'new',
  'a: b # c',
  '5',
  'true',
  "it's",
  'two\nlines',
  ' spaces ',
  7,
  true,
  null,
  ['one', 'two, three'],
  { key: 'a', other: ['b'] },
  [{ to: 'x', type: 'y' }],
  [],
  {},
]

const isLong = process.env['LONG'] !== undefined

describe('[CAM-220] setting a field', () => {
  it('leaves files of the demo campaign unchanged if it sets the current value', () => {
    for (const [file, text] of [...demoFiles()].filter((_, at) => isLong || at % 8 === 0))
      for (const [path, value] of everyPath(fieldsOf(text)))
        expect(setField(text, path, value), `${file} ${path.join('.')}`).toBe(text)
  })

  it('sets any field of the demo campaign to any value, and only changes its lines', () => {
    const files = [...demoFiles().values()].filter((_, at) => at % (isLong ? 30 : 60) === 1)
    for (const text of files) {
      const [fields, { body }] = [fieldsOf(text), splitFile(text)]
      for (const [path] of everyPath(fields))
        for (const value of [...values, undefined]) {
          const after = setField(text, path, value)
          expect(fieldsOf(after), `${path.join('.')} ${JSON.stringify(value)}\n${after}`).toEqual(
            expected(fields, path, value) ?? {},
          )
          expect(splitFile(after).body).toBe(body)
          const field = `${String(path[0])}:`
          const others = changedLines(text, after).filter((line) => /^\w/.test(line) && !line.startsWith(field))
          expect(others, `${path.join('.')} ${JSON.stringify(value)}`).toEqual([])
        }
    }
  })

  it('restores the same bytes if a field is added and removed', () => {
    for (const [at, text] of [...demoFiles().values()].entries())
      for (const value of values.filter((_, index) => isLong || index % 5 === at % 5))
        expect(setField(setField(text, ['new'], value), ['new'], undefined)).toBe(text)
  })

  it('sets a sequence of fields like a plain object', () => {
    const key = fc.constantFrom('name', 'tags', 'a b', 'x:y', '- z', '#c', '1')
    const path = fc.array(key, { minLength: 1, maxLength: 3 })
    const word = fc.oneof(
      fc.constantFrom(
        '',
        'yes',
        'null',
        '~',
        '1e3',
        'a: b',
        '- a',
        '# no',
        "'",
        '"',
        '{',
        '[x]',
        'é',
        ' x',
        'a\n\nb\n',
        'tab\t',
        '|',
      ),
      fc.string(),
    )
    const scalar = fc.oneof(word, fc.integer(), fc.boolean())
    const value = fc.oneof(
      scalar,
      fc.array(scalar, { minLength: 1, maxLength: 3 }),
      fc.dictionary(key, scalar, { minKeys: 1, maxKeys: 3 }),
      fc.array(fc.dictionary(key, scalar, { minKeys: 1, maxKeys: 2 }), { minLength: 1, maxLength: 3 }),
    )
    const start = fc.constantFrom(
      '',
      'name: x\n',
      '# only a comment\n',
      'name: x\r\ntags:\r\n    - a\r\n    - b # why\r\n',
      'name: { a: 1 } # c\ntags: [a,\n  b]\n',
      'name:\ntags: |\n  text\n\n1: >-\n  long\n  text\n',
    )
    fc.assert(
      fc.property(
        start,
        fc.array(fc.tuple(path, fc.option(value, { nil: undefined })), { maxLength: 6 }),
        (first, steps) => {
          let text: string = first
          for (const [at, to] of steps) {
            const before = readYamlFields(text)
            if (!before.ok) throw new Error(text)
            text = setYamlField(text, at, to)
            const after = readYamlFields(text)
            const wanted =
              to === undefined && !everyPath(before.fields).some(([one]) => isSameValue(one, at))
                ? before.fields
                : expected(before.fields, at, to)
            expect(after).toEqual({ ok: true, fields: wanted ?? {} })
          }
        },
      ),
      { numRuns: isLong ? 1500 : 20 },
    )
  })
})

describe('[CAM-220] setting a field preserves', () => {
  const cases: [what: string, before: string, path: YamlPath, value: YamlValue | undefined, after: string][] = [
    [
      'comments',
      '# top\nname: Old # why\n# next\ntags: [a]\n',
      ['name'],
      'New',
      '# top\nname: New # why\n# next\ntags: [a]\n',
    ],
    ['quoting', `name: 'Old'\nother: "x"\n`, ['name'], "It's", `name: 'It''s'\nother: "x"\n`],
    [
      'a text of several lines',
      'boxText: |\n  one\n  two\n\nname: x\n',
      ['boxText'],
      'one\nthree\n',
      'boxText: |\n  one\n  three\n\nname: x\n',
    ],
    [
      'a comment beside a list',
      'tags: # mine\n  - a # why\n  - b\n',
      ['tags'],
      ['a', 'c'],
      'tags: # mine\n  - a # why\n  - c\n',
    ],
    ['a list below its key', 'tags:\n- a\n- b\nname: x\n', ['tags', 2], 'c', 'tags:\n- a\n- b\n- c\nname: x\n'],
    ['an item in the middle', 'tags:\n  - a\n  - c\n', ['tags'], ['a', 'b', 'c'], 'tags:\n  - a\n  - b\n  - c\n'],
    ['the first item', 'tags:\n  - b # b\n', ['tags'], ['a', 'b'], 'tags:\n  - a\n  - b # b\n'],
    ['braces', 'c: { a: 1, b: 2 } # x\n', ['c', 'b'], 3, 'c: { a: 1, b: 3 } # x\n'],
    ['a key within braces', 'c: {a: 1}\n', ['c', 'b'], 3, 'c: {a: 1, b: 3}\n'],
    [
      'an item of maps',
      'r:\n  - { type: x, to: y }\n',
      ['r', 1],
      { type: 'z', to: 'w' },
      'r:\n  - { type: x, to: y }\n  - { type: z, to: w }\n',
    ],
    [
      'a compact map',
      'r:\n  - type: x\n    to: y\n  - type: z\n',
      ['r', 0, 'type'],
      undefined,
      'r:\n  - to: y\n  - type: z\n',
    ],
    ['a key with a colon', '"a:b": 1\nc: 2\n', ['a:b'], 5, '"a:b": 5\nc: 2\n'],
    ['an indentation of four', 'p:\n    a: 1\nname: x\n', ['q', 'b'], 'y', 'p:\n    a: 1\nname: x\nq:\n    b: y\n'],
    ['the end without a line break', 'name: x', ['tagline'], 'y', 'name: x\ntagline: y'],
    ['CRLF', 'name: x\r\ntags: [a]\r\n', ['boxText'], 'a\nb', 'name: x\r\ntags: [a]\r\nboxText: |-\r\n  a\r\n  b\r\n'],
    ['YAML with an error', 'name: "x\n', ['name'], 'y', 'name: "x\n'],
  ]
  it.each(cases)('%s', (_, before, path, value, after) => {
    expect(setYamlField(before, path, value)).toBe(after)
  })

  it('adds front matter to a file without it, after a byte order mark and with the line breaks of the file', () => {
    expect(setField('\uFEFFText\r\n', ['name'], 'x')).toBe('\uFEFF---\r\nname: x\r\n---\r\nText\r\n')
    expect(setField('Text', ['name'], undefined)).toBe('Text')
  })

  it('does not parse a text that would take too long', () => {
    const deep = `a: ${'['.repeat(100_000)}`
    expect(readYamlFields(deep)).toEqual({ ok: false })
    expect(setYamlField(deep, ['a'], 1)).toBe(deep)
  })
})
