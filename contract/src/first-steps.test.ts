import { array, assert, constant, nat, option, property, record } from 'fast-check'
import { expect, it } from 'vitest'

import { firstStepNames, nextStep, stepsWithState } from './first-steps.ts'
import type { FirstPage, FirstSteps } from './records/beginning.ts'

const page: FirstPage = {
  entity: { id: 'locations/low-tarrow', name: 'Low Tarrow', type: 'location' },
  by: null,
  at: 0,
}
const roll = { by: 'Maren', at: 0 }
const noPlayers = { players: [], openLinks: 2 }
const nothing: FirstSteps = { character: null, invite: noPlayers, place: null, scene: null, roll: null }

it.each<[string, Partial<FirstSteps>, string[], string | null]>([
  ['nothing has happened', {}, [], 'character'],
  ['a link is open', { invite: { players: [], openLinks: 1 } }, [], 'character'],
  ['a player is in', { invite: { players: ['Maren'], openLinks: 0 } }, ['invite'], 'character'],
  ['they happen in another order', { roll, place: page }, ['place', 'roll'], 'character'],
  [
    'only the invitation is open',
    { character: page, place: page, scene: page, roll },
    ['character', 'place', 'scene', 'roll'],
    'invite',
  ],
  ['the provider manages accounts', { character: page, invite: null }, ['character'], 'place'],
  [
    'all are done without accounts',
    { character: page, invite: null, place: page, scene: page, roll },
    ['character', 'place', 'scene', 'roll'],
    null,
  ],
])('[SCR-306] the first steps, if %s', (_, happened, done, next) => {
  const steps = { ...nothing, ...happened }
  expect(stepsWithState(steps).flatMap(({ name, isDone }) => (isDone ? [name] : []))).toEqual(done)
  expect(nextStep(steps)).toBe(next)
})

it('[SCR-306] the next step is never done, and no step is left only if all are done', () => {
  const maybe = <Value>(value: Value) => option(constant(value))
  const invite = record({ players: array(constant('Maren'), { maxLength: 2 }), openLinks: nat(2) })
  const anySteps = record({
    character: maybe(page),
    invite: option(invite),
    place: maybe(page),
    scene: maybe(page),
    roll: maybe(roll),
  })
  assert(
    property(anySteps, (steps) => {
      const open = stepsWithState(steps).find(({ isDone }) => !isDone)
      expect(nextStep(steps)).toBe(open?.name ?? null)
      expect(stepsWithState(steps).length).toBe(firstStepNames.length - (steps.invite === null ? 1 : 0))
    }),
  )
})
