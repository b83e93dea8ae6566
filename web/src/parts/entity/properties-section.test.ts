import { standardSkills } from '@waybook/rules'
import { expect, it } from 'vitest'

import { shownProperties as shownWith } from './properties-section.tsx'

const sailing = { id: 'sailing', name: 'Seamanship', characteristic: 'agility', group: 'The Sea' } as const
const shownProperties = (properties: Parameters<typeof shownWith>[0]) =>
  shownWith(properties, [...standardSkills, sailing])

it('[SCR-12] shows underscores in keys as spaces', () => {
  expect(shownProperties({ home_port: 'Low Tarrow' })).toEqual([
    { key: 'home_port', label: 'home port', value: 'Low Tarrow' },
  ])
})

it('[SCR-12] joins lists with commas', () => {
  expect(shownProperties({ languages: ['Reach', 'Reedcant'] })).toMatchObject([{ value: 'Reach, Reedcant' }])
})

it.each([
  [['rangedLight', 'sailing', 'Perception'], 'Ranged Light, Seamanship, Perception'],
  ['ranged-light, basketry', 'Ranged Light, basketry'],
])('[SCR-12] names the career skills %j', (value, printed) => {
  expect(shownProperties({ career_skills: value })).toMatchObject([{ value: printed }])
})

it.each([
  [27, '27'],
  [0, '0'],
  [false, 'false'],
  ['', ''],
])('[SCR-12] shows %j unchanged', (value, printed) => {
  expect(shownProperties({ age: value })).toMatchObject([{ value: printed }])
})

it.each(['description', 'content_file', 'illustrated_by'])('[SCR-13] never lists %s', (key) => {
  expect(shownProperties({ [key]: 'anything' })).toEqual([])
})
