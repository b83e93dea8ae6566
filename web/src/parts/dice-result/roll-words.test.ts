import type { Roll } from '@waybook/contract'
import { standardSkills } from '@waybook/rules'
import { expect, it } from 'vitest'

import { announcementOf, audienceWords, otherDiceResult, rollTitle, toastText, verdictOf } from './roll-words.ts'

const roll: Roll = {
  id: '1',
  at: 0,
  by: 'Maren',
  characterId: 'characters/kessa-vane',
  characterName: 'Kessa Vane',
  skill: 'rangedLight',
  reason: '',
  audience: 'table',
  dice: { proficiency: [11], ability: [1] },
}

it('[TRAY-8] the title of a roll has the character or the person, and the reason or the skill', () => {
  expect(rollTitle(roll, standardSkills)).toBe('Kessa Vane, Ranged Light')
  expect(rollTitle({ ...roll, reason: 'Shoot the lamp' }, standardSkills)).toBe('Kessa Vane, Shoot the lamp')
  expect(rollTitle({ ...roll, characterName: null, skill: null }, standardSkills)).toBe('Maren')
})

it.each([
  ['Succeeds', { ability: [1] }],
  ['Fails', { ability: [0] }],
  ['Total 12', { d20: [11] }],
  ['1 light', { force: [7] }],
])('[TRAY-8] the result is a single word or number: %s', (verdict, dice) => {
  expect(verdictOf({ ...roll, dice })).toBe(verdict)
})

it('[TRAY-8] dice outside the pool are listed in addition to its result', () => {
  expect(otherDiceResult({ ...roll, dice: { ability: [1], force: [7], d20: [11] } })).toBe('1 light, Total 12')
  expect(otherDiceResult(roll)).toBe('')
})

it('[TRAY-8] states who saw the roll, and that a roll without a connection is local', () => {
  expect(audienceWords(roll, false)).toBe('Everyone saw this roll.')
  expect(audienceWords({ ...roll, audience: 'self' }, false)).toBe('Nobody else saw this roll.')
  expect(audienceWords(roll, true)).toMatch(/^Local: /)
})

it('[TRAY-10] the announcement has the roller and the result', () => {
  expect(announcementOf(roll, standardSkills)).toBe('Kessa Vane, Ranged Light: Succeeds by 2, 1 triumph.')
})

it('[TRAY-14] the line about another user’s roll has the reason or the skill, and the result', () => {
  expect(toastText(roll, standardSkills)).toBe('Ranged Light: succeeds')
  expect(toastText({ ...roll, skill: null, dice: { ability: [0] } }, standardSkills)).toBe('fails')
  expect(toastText({ ...roll, reason: 'Luck', dice: { d20: [11] } }, standardSkills)).toBe('Luck: Total 12')
})

it('[CHK-245] a roll for initiative says its place in the order', () => {
  const first = { ...roll, reason: 'Initiative', place: { place: 1, of: 4 } }
  expect(verdictOf(first)).toBe('1st of 4 in the order')
  expect(toastText(first, standardSkills)).toBe('Initiative: 1st of 4 in the order')
  expect(announcementOf(first, standardSkills)).toBe(
    'Kessa Vane, Initiative: 1st of 4 in the order, 2 successes, 1 triumph.',
  )
  expect(toastText({ ...first, place: null }, standardSkills)).toBe('Initiative: rolled')
})

it('[CHD-30] a roll with changed dice says so in its title and in its line', () => {
  const changed = { ...roll, changed: { version: 1, thrown: { ability: [0] } } }
  expect(rollTitle(changed, standardSkills)).toBe('Kessa Vane, Ranged Light, changed')
  expect(toastText(changed, standardSkills)).toBe('Ranged Light: succeeds (changed)')
})
