import { emptyPool, standardSkills } from '@waybook/rules'
import { expect, it } from 'vitest'

import { choicesOf, findChoices, recentChoices } from './roll-choices.ts'

const kessa = {
  id: 'characters/kessa',
  name: 'Kessa',
  characteristics: { agility: 4, brawn: 2 },
  skills: { stealth: 2 },
}
const sling = {
  id: 'items/sling',
  name: 'Fowling sling',
  skillName: 'Ranged Light',
  pool: { ...emptyPool, ability: 4 },
}
const staff = { id: 'items/staff', name: 'Staff', skillName: 'Arcana', pool: null }
const choices = choicesOf(kessa, standardSkills, [sling, staff])
const names = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name)

it('[TRAY-22] the choices are all skills and weapons that the character can use, by name, with their dice', () => {
  expect(names(choices)).toEqual([
    'Athletics',
    'Brawl',
    'Coordination',
    'Fowling sling',
    'Gunnery',
    'Melee',
    'Piloting',
    'Ranged Heavy',
    'Ranged Light',
    'Resilience',
    'Stealth',
  ])
  expect(choices.find(({ name }) => name === 'Stealth')).toEqual({
    kind: 'skill',
    key: 'skill stealth',
    name: 'Stealth',
    by: 'Agility',
    pool: { ...emptyPool, proficiency: 2, ability: 2 },
    skill: 'stealth',
    note: 'Agility 4, 2 ranks',
  })
})

it.each([
  ['', choices.length],
  ['  STEAL ', 1],
  ['light', 2],
  ['brawn', 4],
  ['lore', 0],
])('[TRAY-22] the search for %j finds %i of them', (words, count) => {
  expect(findChoices(choices, words)).toHaveLength(count)
})

it('[TRAY-22] what is named so comes before what only uses it', () => {
  expect(names(findChoices(choices, 'ranged light'))).toEqual(['Ranged Light', 'Fowling sling'])
})

it('[TRAY-22] the recent ones are the last that the character still has, newest first', () => {
  expect(names(recentChoices(choices, ['weapon items/sling', 'weapon items/lost', 'skill stealth']))).toEqual([
    'Fowling sling',
    'Stealth',
  ])
})
