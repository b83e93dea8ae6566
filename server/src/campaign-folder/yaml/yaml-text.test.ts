import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseDocument } from 'yaml'

import { readYaml } from './yaml-text.ts'

const position = { file: 'campaign.yaml', line: 1 }

it.each([
  ['name: Kessa Vane\ntags: [tide, bell]\n', { name: 'Kessa Vane', tags: ['tide', 'bell'] }],
  ['weight: 1_000\nflags: 0b11\nmode: 0o17\nage: 017\n', { weight: '1_000', flags: '0b11', mode: 15, age: 17 }],
  ['date: 2026-11-28\ntrue: yes\n<<: { a: 1 }\n', { date: '2026-11-28', true: 'yes', '<<': { a: 1 } }],
  ['text: |\n  one\n\n  two\nfolded: >-\n  one\n  two\n', { text: 'one\n\ntwo\n', folded: 'one two' }],
  [`quoted: "a \\" b"\nsingle: 'it''s'\n`, { quoted: 'a " b', single: "it's" }],
  ['empty:\nspelt: null\ntilde: ~\n', { empty: null, spelt: null, tilde: null }],
])('[CAM-5] %j is read as YAML 1.2', (text, value) => {
  expect(readYaml(text, position)).toMatchObject({ value, faults: [] })
})

it('[CAM-5] a text that the parser accepts but cannot convert is a fault', () => {
  const { value, faults } = readYaml('? <<: &\uFEFF', position)
  expect([value, faults.map(({ line }) => line)]).toEqual([null, [1]])
})

const parts = fc.oneof(
  fc.constantFrom(
    ...'a|b c| |  |\n|\n  |: |:|- |-|[|]|{|}|, |,|"|\'|#| # x|||>|>-|?|? |&a |&|*a|!|!!str |!!set |!foo '.split('|'),
  ),
  fc.constantFrom(
    ...'~|null|NULL|true|1|0x1|1_0|1e3|.5|.nan|+1|0o7|yes|<<|<<: |=|@|`|%|\t|\r|\r\n|--- |---\n|...\n'.split('|'),
  ),
  fc.constantFrom(
    'k: v\n',
    'k: v\n',
    'l:\n  - x\n',
    'm: { q: 1 }\n',
    't: |\n  one\n  two\n',
    '[[items/a]]',
    '"a b"',
    '|',
    '__proto__',
  ),
  fc.constantFrom('\uFEFF', '\u0085', '\u2028', 'é', '😀', '\0', '\uD800', '\\'),
)
const RUNS = process.env['LONG'] ? 300_000 : 3000

const texts = fc.array(parts, { minLength: 1, maxLength: 14 }).map((some) => some.join(''))

it('[CAM-5] both parsers read and refuse the same texts', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { value, faults } = readYaml(text, position)
      const document = parseDocument(text, { logLevel: 'silent' })
      const isFaultless = faults.length === 0
      expect(value).toEqual(isFaultless ? document.toJS() : null)
      expect(isFaultless ? [...document.errors, ...document.warnings] : []).toEqual([])
    }),
    { numRuns: RUNS },
  )
})
