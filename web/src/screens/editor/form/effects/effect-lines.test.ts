import { setField } from '@waybook/entity-text'
import { standardSkills } from '@waybook/rules'
import { expect, it } from 'vitest'

import { whatStops, withLine, writtenLines } from './effect-lines.ts'

it.each([
  [{ effect: 'soak +1' }, [['effect']]],
  [
    { effect: ['soak +1', 3, 'strain +1'] },
    [
      ['effect', 0],
      ['effect', 2],
    ],
  ],
  [{ properties: { effect: 'soak +1' } }, [['properties', 'effect']]],
  [{ properties: { price: 3 } }, []],
])('[EFF-40] the lines of %j', (fields, paths) => {
  expect(writtenLines(fields).map(({ path }) => path)).toEqual(paths)
})

it.each([
  ['', {}, 'effect: soak +1\n'],
  ['effect: strain +1 # why\n', { effect: 'strain +1' }, 'effect: [strain +1, soak +1] # why\n'],
  ['effect: [strain +1]\n', { effect: ['strain +1'] }, 'effect: [strain +1, soak +1]\n'],
])('[EFF-40] another line after %j', (yaml, fields, after) => {
  const { path, value } = withLine(fields, 'soak +1')
  expect(setField(`---\nname: Coat\n${yaml}---\n`, path, value)).toBe(`---\nname: Coat\n${after}---\n`)
})

it('[EFF-40] a line with a comma stays one line in a list', () => {
  const line = '+1 boost on charm if "they: owe, you", once per session'
  const { path, value } = withLine({ effect: 'soak +1' }, line)
  expect(setField('---\neffect: soak +1\n---\n', path, value)).toMatch(/effect: \[soak \+1, (['"]).*session\1\]/)
})

it.each([
  ['+1 boost on stealth', null],
  ['+1 boost on', 'The line is not finished yet.'],
  ['+1 boost on stealh', 'Waybook does not understand it from “stealh” on.'],
])('[EFF-40] %s: %s', (line, why) => {
  expect(whatStops(line, standardSkills)).toBe(why)
})
