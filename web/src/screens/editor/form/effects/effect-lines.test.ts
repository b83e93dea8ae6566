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
  ['effect: "+1 boost on charm" # why\n', { effect: '+1 boost on charm' }, 'effect: [ +1 boost on charm, soak +1 ]\n'],
])('[EFF-40] another line after %j', (yaml, fields, after) => {
  const { path, value } = withLine(fields, 'soak +1')
  const text = setField(`---\nname: Coat\n${yaml}---\n`, path, value)
  expect(text.replaceAll(/\s+-\s+/g, ' - ').includes('soak +1')).toBe(true)
  expect(text.startsWith('---\nname: Coat\neffect:')).toBe(true)
  expect(after).toContain('soak +1')
})

it.each([
  ['+1 boost on stealth', null],
  ['+1 boost on', 'The line is not finished yet.'],
  ['+1 boost on stealh', 'Waybook does not understand it from “stealh” on.'],
])('[EFF-40] %s: %s', (line, why) => {
  expect(whatStops(line, standardSkills)).toBe(why)
})
