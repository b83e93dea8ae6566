import { stripTypeScriptTypes } from 'node:module'
import { compileFunction } from 'node:vm'

import { expect, it } from 'vitest'

import { formats } from '../formats.ts'
import { messageCode } from './message-code.ts'
import { parametersOf, parse } from './parse.ts'
import { pseudo } from './pseudo.ts'

type Call = (values?: object, tags?: object) => unknown

/** Runs a message's generated function. */
function run(language: string, nodes: ReturnType<typeof parse>, english: string): Call {
  const { number, plural, ordinal, list } = formats(language)
  const code = stripTypeScriptTypes(`const messages = { ${messageCode('text', english, nodes)} }`)
  const body = `${code}; return messages.text(values, tags)`
  const call = compileFunction(body, ['number', 'plural', 'ordinal', 'list', 'values', 'tags'])
  return (...args): unknown => Reflect.apply(call, null, [number, plural, ordinal, list, ...args])
}

it.each([
  ['en', 'Sign in', {}, 'Sign in'],
  ['en', 'Join {campaign}', { campaign: 'Low `${Tarrow}\\' }, 'Join Low `${Tarrow}\\'],
  ['en', 'Backtick ` and ${this} stay', { this: 'x' }, 'Backtick ` and $x stay'],
  ['en', '{count, plural, =0 {no draft} one {# draft} other {# drafts}}', { count: 0 }, 'no draft'],
  ['en', '{count, plural, =0 {no draft} one {# draft} other {# drafts}}', { count: 1 }, '1 draft'],
  ['en', '{count, plural, one {# draft} other {# drafts}}', { count: 1200 }, '1,200 drafts'],
  ['de', '{count, plural, one {# Entwurf} other {# Entwürfe}}', { count: 1200 }, '1.200 Entwürfe'],
  ['en', '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { place: 22 }, '22nd'],
  ['en', 'Over by {over, number}', { over: 3 }, 'Over by 3'],
  ['en', '{state, select, late {is late} other {comes}}', { state: 'late' }, 'is late'],
  ['en', '{state, select, late {is late} other {comes}}', { state: 'yes' }, 'comes'],
  ['en', 'With {names, list}', { names: ['Kessa', 'Odo', 'Bram'] }, 'With Kessa, Odo, and Bram'],
  ['de', 'Mit {names, list}', { names: ['Kessa', 'Odo', 'Bram'] }, 'Mit Kessa, Odo und Bram'],
  ['en', "It’s '{'literal'}'", {}, 'It’s {literal}'],
])('[LANG-1] in %s, “%s” with %j is “%s”', (language, text, values, expected) => {
  expect(run(language, parse(text), text)(values)).toBe(expected)
})

it('[LANG-1] a message with elements returns its parts in order', () => {
  const text =
    '{count, plural, one {<die>a setback</die> more} other {<die>{count, number} setbacks</die> more}} on {skill}'
  const parts = run('en', parse(text), text)({ count: 2, skill: 'Stealth' }, { die: (words: string) => ({ words }) })
  expect(parts).toEqual([{ words: '2 setbacks' }, ' more', ' on ', 'Stealth'])
})

it('[LANG-1] a message states the types of its parameters and its elements', () => {
  const { values, tags } = parametersOf(
    parse(
      '<b>{a}</b> {n, number} {c, plural, other {{d}}} {s, select, late {x} other {y}} {t, select, a {x} other {}} {l, list}',
    ),
  )
  expect(Object.fromEntries(values)).toEqual({
    a: 'string',
    n: 'number',
    c: 'number',
    d: 'string',
    s: "'late' | (string & {})",
    t: "'a'",
    l: 'readonly string[]',
  })
  expect([...tags]).toEqual(['b'])
})

it.each(['{open', 'By <page/>', '{n, plural, one {#}}', 'On {day, date}'])('[LANG-1] “%s” is refused', (text) => {
  expect(() => parametersOf(parse(text))).toThrow(/“|as words/)
})

it('[LANG-4] the pseudo-language is longer, in brackets, and takes the same parameters', () => {
  const text = '{count, plural, one {# draft} other {# drafts}} by {name}'
  const nodes = pseudo(parse(text))
  expect(parametersOf(nodes)).toEqual(parametersOf(parse(text)))
  expect(run('en-XA', nodes, text)({ count: 2, name: 'Kessa' })).toMatch(/^⟦2 dråfts bý Kessa .{6,}⟧$/)
})
