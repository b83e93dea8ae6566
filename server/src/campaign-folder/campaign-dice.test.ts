import { expect, it } from 'vitest'

import { diceIn } from './campaign-dice.ts'
import { readCampaignFile } from './campaign-file.ts'

const read = (lines: string) => readCampaignFile(`name: The Long Dark\n${lines}`, null)

it.each([
  ['', { hasForceDie: false, points: 'story', forcePrice: { strain: 1, points: 1 } }],
  ['dice: [force]\npoints: destiny', { hasForceDie: true, points: 'destiny', forcePrice: { strain: 1, points: 1 } }],
  ['force: { dark: { strain: 2 } }', { hasForceDie: false, points: 'story', forcePrice: { strain: 2, points: 1 } }],
  ['force: { dark: { points: 0 } }', { hasForceDie: false, points: 'story', forcePrice: { strain: 1, points: 0 } }],
])('[FRC-10] %s', (lines, dice) => {
  const { value, faults } = read(lines)
  expect(faults).toEqual([])
  expect(diceIn(value)).toEqual(dice)
})

it.each([
  ['dice: [white]', /"dice.0" cannot be "white"; write a list of dice, such as \[force\]/],
  ['points: fate', /"points" cannot be "fate"; write story or destiny/],
  ['force: { drak: 1 }', /does not know the key "drak"; did you mean "dark"\?/],
  ['force: { dark: { strain: 99 } }', /write a number from 0 to 10/],
])('[FRC-10] %s is a fault', (lines, words) => {
  expect(
    read(lines)
      .faults.map(({ message, fix }) => `${message}; ${fix}`)
      .join('\n'),
  ).toMatch(words)
})

it('[FRC-10] a faulty file plays with the dice of the rules', () => {
  expect(diceIn(null).hasForceDie).toBe(false)
})
