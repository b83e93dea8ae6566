import type { Token } from '@waybook/contract'
import { expect, it } from 'vitest'

import { exampleEncounter } from '#parts/encounter/example-encounter.ts'

import { changeWords } from './change-words.ts'
import { nearWords, possibleWords, sceneWords, type Situation } from './situation-words.ts'
import { directionTo, neighborsOf, type Neighbor } from './surroundings.ts'

const scale = { aspect: 1, reach: { engaged: 5, short: 20, medium: 40, long: 60 } }

const token = (name: string, x: number, y: number): Token => ({
  id: name,
  sceneId: 'scenes/gate',
  characterId: `characters/${name}`,
  name,
  position: { x, y },
  size: 'medium',
  visible: true,
  number: null,
  elevation: 0,
  facing: null,
  version: 1,
  ofParty: false,
  picture: null,
  conditions: name === 'Odo' ? ['prone'] : [],
})
const tokens = [token('Kessa', 50, 50), token('Odo', 50, 47), token('Raider', 90, 50)]
const fromKessa = { tokens, encounter: null, scale, characterId: 'characters/Kessa' }

const situation = (neighbors: readonly Neighbor[], more: Partial<Situation> = {}): Situation => ({
  scene: 'The toll gate',
  turn: '',
  neighbors,
  trackers: [],
  may: { checks: [], reduceHit: false, turn: null, move: false },
  ...more,
})

it.each([
  [50, 10, 'north'],
  [90, 10, 'northeast'],
  [90, 50, 'east'],
  [50, 90, 'south'],
  [10, 90, 'southwest'],
  [10, 50, 'west'],
  [10, 10, 'northwest'],
  [50, 50, null],
] as const)('[HEAR-2] from the middle, %d across and %d down is %s', (x, y, direction) => {
  expect(directionTo({ x: 50, y: 50 }, { x, y }, 1)).toBe(direction)
})

it('[HEAR-2] percent of a wide picture are of its width and height', () => {
  expect(directionTo({ x: 50, y: 50 }, { x: 55, y: 90 }, 4)).toBe('southeast')
})

it('[HEAR-2] without an encounter, the scene is said by the distances on the map', () => {
  expect(sceneWords(situation(neighborsOf(fromKessa)))).toBe(
    'The toll gate. Engaged with you: Odo (north and prone). At medium range: Raider (east).',
  )
})

it('[HEAR-2] in an encounter, by its range bands, with those who have no token', () => {
  const neighbors = neighborsOf({
    tokens: [],
    encounter: exampleEncounter,
    scale,
    characterId: 'characters/tavi-brann',
  })
  expect(neighbors.map(({ id, band }) => [id, band])).toContainEqual(['raiders', null])
  const tavi = exampleEncounter.combatants.map((one) =>
    one.id === 'tavi' ? { ...one, characterId: 'characters/tavi' } : one,
  )
  const asTavi = {
    tokens: [],
    encounter: { ...exampleEncounter, combatants: tavi },
    scale,
    characterId: 'characters/tavi',
  }
  const found = Object.fromEntries(neighborsOf(asTavi).map(({ id, band, fallen }) => [id, [band, fallen]]))
  expect(found).toMatchObject({ raiders: ['Engaged', false], unlit: ['Close', false] })
  expect(found).not.toHaveProperty('tavi')
})

it('[HEAR-3] who is near: those engaged or close, else the nearest', () => {
  expect(nearWords(situation(neighborsOf(fromKessa)))).toBe('Engaged with you: Odo (north and prone).')
  expect(
    nearWords(situation(neighborsOf({ ...fromKessa, tokens: [tokens[0], tokens[2]].flatMap((one) => one ?? []) }))),
  ).toBe('Nobody is near. The nearest: Raider (east), medium.')
  expect(nearWords(situation([]))).toBe('Nobody else is in view.')
  expect(nearWords(situation(neighborsOf({ ...fromKessa, characterId: null })))).toBe('You are not on the map.')
})

it('[HEAR-3] what one can do: checks that wait, hits, the turn, moving and rolling', () => {
  const may = { checks: ['Hard Perception'], reduceHit: true, turn: 'open', move: true } as const
  expect(possibleWords(situation([], { may }))).toMatch(
    /^A check waits for you: Hard Perception\. You were hit and can reduce it\. You may take the open slot\. You can move/,
  )
  expect(possibleWords(situation([]))).toBe('You can roll: key D.')
})

const odo: Neighbor = { id: 'odo', name: 'Odo', band: 'Close', direction: 'north', fallen: false, conditions: [] }

it.each([
  ['somebody comes', [], [odo], 'Odo appears.', 'Odo appears: close and north.'],
  ['somebody goes', [odo], [], 'Odo is gone.', 'Odo is gone.'],
  [
    'somebody engages',
    [odo],
    [{ ...odo, band: 'Engaged' }],
    'Odo is engaged with you now.',
    'Odo is engaged with you now.',
  ],
  [
    'somebody disengages',
    [{ ...odo, band: 'Engaged' }],
    [odo],
    'Odo is no longer engaged with you.',
    'Odo is close now.',
  ],
  ['somebody moves far', [odo], [{ ...odo, band: 'Long' }], '', 'Odo is at long range now.'],
  ['somebody falls', [odo], [{ ...odo, fallen: true }], 'Odo is out of the fight.', 'Odo is out of the fight.'],
  ['a condition', [odo], [{ ...odo, conditions: ['prone'] }], '', 'Odo: prone.'],
  ['its end', [{ ...odo, conditions: ['prone'] }], [odo], '', 'Odo: no longer prone.'],
  ['only a direction', [odo], [{ ...odo, direction: 'east' }], '', ''],
] as const)('[HEAR-4] %s', (_what, before, after, short, full) => {
  expect(changeWords(situation(before), situation(after), 'short').join(' ')).toBe(short)
  expect(changeWords(situation(before), situation(after), 'full').join(' ')).toBe(full)
})

it('[HEAR-4] clocks, counters and another scene', () => {
  const clock = (value: number, maximum: number | null) => ({
    trackers: [{ id: 'ritual', name: 'The ritual', value, maximum }],
  })
  expect(changeWords(situation([], clock(2, 6)), situation([], clock(3, 6)), 'short')).toEqual(['The ritual: 3 of 6.'])
  expect(changeWords(situation([], clock(2, null)), situation([], clock(3, null)), 'short')).toEqual(['The ritual: 3.'])
  expect(changeWords(situation([odo]), situation([], { scene: 'The well' }), 'full')).toEqual(['The well.'])
})

it('[HEAR-4] many changes at once are counted, not read out', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ ...odo, id: `${index}`, name: `Raider ${index}` }))
  const said = changeWords(situation([]), situation(many), 'short')
  expect(said).toHaveLength(5)
  expect(said.at(-1)).toBe('And 16 more changes.')
})
