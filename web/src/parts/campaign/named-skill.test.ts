import { expect, it } from 'vitest'

import { idForName, toNamedSkills, toYaml } from './named-skill.ts'

it.each([
  ['Sailing', 'sailing'],
  ['Reading the tide', 'readingTheTide'],
  ['  Élan & 2 Oars ', 'elan2Oars'],
  ['7 Seas', 'seas'],
  ['Верёвка', ''],
])('[ADM-305] the skill "%s" gets the id %s', (name, id) => expect(idForName(name)).toBe(id))

it('[ADM-305] unchanged entries are written back unchanged', () => {
  const written = ['standard', 'cool', { id: 'sailing', characteristic: 'agility', group: 'The Sea' }]
  expect(toNamedSkills(written).map(toYaml)).toEqual(written)
})
