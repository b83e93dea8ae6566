import { mergeFiles } from '@waybook/entity-text/merge'
import { expect, it } from 'vitest'

import { choices, choicesFor, decidedText } from './decision.ts'

const base = '---\nname: A bell\n---\n\nIt *hums*.\n\nNobody knows why.\n'
const versions = { base, mine: base.replace('hums', 'sings'), theirs: base.replace('hums', 'rings') }

it.each([
  ['Mine', 'It *sings*.'],
  ['Theirs', 'It *rings*.'],
  ['Both', 'It *sings*.\nIt *rings*.'],
  ['Write', 'It is silent.'],
])('[EDI-235] "%s" decides a word that both changed: %j', (label, line) => {
  const choice = choices.find((one) => one.label === label)?.value ?? 'own'
  const decided = mergeFiles(versions, (hunk) => decidedText(hunk, { choice, own: 'It is silent.\n' }))
  expect(decided).toMatchObject({ ok: true, text: base.replace('It *hums*.', line) })
})

it('[EDI-235] "Both" puts the texts on separate lines', () => {
  const both = { choice: 'both', own: '' } as const
  expect(decidedText({ mine: 'It sings.', theirs: 'It rings.' }, both)).toBe('It sings.\nIt rings.')
  expect(decidedText({ mine: '', theirs: 'It rings.' }, both)).toBe('It rings.')
})

it('[EDI-235] a field cannot have both values', () => {
  expect(choicesFor({ where: 'line 5' }).map(({ label }) => label)).toEqual(['Mine', 'Theirs', 'Both', 'Write'])
  expect(choicesFor({ where: 'name' }).map(({ label }) => label)).toEqual(['Mine', 'Theirs', 'Write'])
})
