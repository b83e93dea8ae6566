import type { CheckModifier, CheckPart } from '@waybook/contract'
import { emptyPool, standardSkills } from '@waybook/rules'
import { expect, it } from 'vitest'

import { askTitle, basisText, checkTitle, opposingDice, ownDice, reasonsOf, outcomeWords } from './check-words.ts'

function modifier(changes: Partial<CheckModifier>): CheckModifier {
  const reason = { kind: 'hand', text: '' } as const
  const plain = {
    id: '1',
    owner: 'player',
    op: 'add',
    die: 'boost',
    count: 1,
    on: true,
    by: null,
    editable: false,
  } as const
  return { ...plain, reason, ...changes }
}

const hard = modifier({
  die: 'difficulty',
  count: 3,
  owner: 'gameMaster',
  reason: { kind: 'difficulty', text: 'Hard' },
})

const part: CheckPart = {
  characterId: 'characters/kessa-vane',
  characterName: 'Kessa Vane',
  known: true,
  place: null,
  mine: true,
  version: 1,
  skill: 'perception',
  skills: ['perception'],
  basis: { characteristic: 'cunning', value: 3, ranks: 1 },
  modifiers: [hard],
  pageEffects: [],
  pool: { ...emptyPool, proficiency: 1, ability: 2, difficulty: 3 },
  difficultyHidden: false,
  target: null,
  storyPoints: { players: false, gameMaster: false },
  commitment: '',
  roll: null,
  physical: false,
  left: null,
  offers: [],
  choices: [],
  effects: [],
  rollEffects: [],
  result: null,
}
const raider = { id: '2', name: 'Raider 2', band: 'Medium', weapon: 'Sling', melee: false } as const

it.each([
  ['Hard Perception', 'skill', {}],
  ['Perception', 'skill', { modifiers: [], difficultyHidden: true }],
  ['Hard Perception or Vigilance', 'skill', { skills: ['perception', 'vigilance'] }],
  ['Attack on Raider 2', 'attack', { target: raider }],
  ['Attack with Sling', 'attack', { target: { ...raider, id: '', name: '' } }],
  ['Treat Raider 2', 'healing', { target: raider }],
  ['Initiative: Cool or Vigilance', 'initiative', { skills: ['cool', 'vigilance'] }],
  ['Recover strain: Discipline', 'recovery', { skills: ['discipline'] }],
] as const)('[CHK-200] a check reads "%s"', (title, kind, changes) => {
  const changed = 'skills' in changes ? { ...changes, skills: [...changes.skills] } : changes
  expect(checkTitle({ kind }, { ...part, ...changed }, standardSkills)).toBe(title)
})

it('[CHK-200] a check that the game master calls says so, a check that the viewer begins does not', () => {
  expect(askTitle({ kind: 'skill' }, part, standardSkills)).toBe('Hard Perception from the game master')
  expect(askTitle({ kind: 'attack' }, { ...part, target: raider }, standardSkills)).toBe('Attack on Raider 2')
})

it('[CHK-204] modifiers that the viewer may switch are separate from read-only ones, and modifiers with a stepper are in neither', () => {
  const modifiers = [
    hard,
    modifier({ id: '2', die: 'setback', reason: { kind: 'cover', text: 'Sea fog' }, owner: 'gameMaster' }),
    modifier({ id: '3', die: 'setback', reason: { kind: 'condition', text: 'Disoriented' }, editable: true }),
    modifier({ id: '4', die: 'setback', editable: true }),
    modifier({ id: '5', reason: { kind: 'hand', text: 'Lantern' }, owner: 'ally', by: 'Odo' }),
    modifier({ id: '6', op: 'upgrade', die: 'ability', reason: { kind: 'storyPoint', text: 'Story point' } }),
  ]
  expect(reasonsOf(modifiers, opposingDice)).toMatchObject({
    chips: [{ ids: ['3'], text: '1 setback: Disoriented', on: true }],
    fixed: 'Hard, 1 setback: Sea fog',
  })
  expect(reasonsOf(modifiers, ownDice).fixed).toBe('1 boost: Lantern, Odo, 1 upgrade: Story point')
})

it('[CHK-203] explains the dice of a skill', () => {
  expect(basisText(part)).toBe('Cunning 3, 1 rank')
  expect(basisText({ ...part, basis: null })).toBe('')
})

it.each([
  [{ place: 1, of: 4 }, '1st of 4 in the order'],
  [{ place: 2, of: 4 }, '2nd of 4 in the order'],
  [{ place: 11, of: 12 }, '11th of 12 in the order'],
  [null, 'Rolled'],
])('[CHK-243] a roll for initiative with the place %j reads "%s"', (place, words) => {
  expect(outcomeWords({ kind: 'initiative' }, { place }, -1)).toBe(words)
})
