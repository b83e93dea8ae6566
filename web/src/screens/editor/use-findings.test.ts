import { expect, it } from 'vitest'

import { placed } from './use-findings.ts'

const file = [
  '---',
  'name: A bell',
  'properties:',
  '  item_type: bell',
  'relationships:',
  '  - { type: part of, to: nowhere }',
  '---',
  '',
  'It [[hums.',
  '',
].join('\n')
const finding = (line: number) => ({ severity: 'fault' as const, line, message: `line ${line}`, fix: '' })

it('[EDI-232] places a finding in the front matter at its field', () => {
  const { inFields, inText } = placed(file, [finding(2), finding(4), finding(6)])
  expect([...inFields.keys()]).toEqual(['name', 'properties', 'relationships'])
  expect(inText).toEqual([])
})

it('[EDI-232] places a finding in the text at its line', () => {
  expect(placed(file, [finding(9)]).inText).toEqual([{ ...finding(9), line: 1 }])
})

it('[EDI-232] places findings of a file without front matter in its text', () => {
  expect(placed('A bell', [finding(1)]).inText).toEqual([finding(1)])
})
