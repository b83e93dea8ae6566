import type { LiveMessage, Viewer } from '@waybook/contract'
import { expect, it } from 'vitest'

import { Pauses } from './pauses.ts'

const viewer = (userId: string, role: Viewer['role'] = 'player'): Viewer => ({ userId, role, characterId: null })
const vera = viewer('vera', 'gameMaster')

function pauses() {
  const clock = { now: 0 }
  const sent: (readonly [string, LiveMessage])[] = []
  const announced: unknown[] = []
  const all = new Pauses({
    now: () => clock.now,
    announce: (message) => announced.push(message),
    broadcast: (message, maySee) =>
      [vera, viewer('kessa'), viewer('odo')]
        .filter((one) => maySee(one))
        .forEach(({ userId }) => sent.push([userId, message])),
  })
  const enter = (one: Viewer) => {
    const got: LiveMessage[] = []
    all.enter({ viewer: one, send: (message) => got.push(message) })
    return got
  }
  return { all, clock, sent, announced, enter }
}

it('[GIFT-7] only game masters learn that somebody asks for a pause, and by default not who', () => {
  const { all, sent, announced } = pauses()
  all.ask({ viewer: viewer('kessa'), firstName: 'Maren' }, false)
  all.ask({ viewer: viewer('odo'), firstName: 'Jonas' }, true)
  expect(sent).toEqual([
    ['vera', { type: 'pauseAsked', by: null, at: 0 }],
    ['vera', { type: 'pauseAsked', by: 'Jonas', at: 0 }],
  ])
  expect(JSON.stringify(announced)).not.toMatch(/kessa|Maren/)
})

it('[GIFT-7] an account asks once in half a minute, and a game master who comes within a quarter of an hour learns of it', () => {
  const { all, sent, clock, enter } = pauses()
  for (const now of [0, 10_000, 40_000]) {
    clock.now = now
    all.ask({ viewer: viewer('kessa'), firstName: 'Maren' }, false)
  }
  expect(sent).toHaveLength(2)
  expect([enter(vera).length, enter(viewer('odo')).length]).toEqual([1, 0])
  clock.now += 15 * 60_000
  expect(enter(vera)).toEqual([])
})

it('[GIFT-8] a called pause reaches everybody without a reason, only from a game master, and answers the request', () => {
  const { all, sent, enter } = pauses()
  all.ask({ viewer: viewer('kessa'), firstName: 'Maren' }, false)
  all.call({ viewer: viewer('odo') })
  expect(sent).toHaveLength(1)
  all.call({ viewer: vera })
  expect(sent.slice(1)).toEqual(['vera', 'kessa', 'odo'].map((one) => [one, { type: 'pause' }]))
  expect(enter(vera)).toEqual([])
})
