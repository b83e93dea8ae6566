import { opened } from '@waybook/testing/store/opened.ts'
import { rollOf } from '@waybook/testing/store/roll-of.ts'
import { expect, it } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'
import { IN_MEMORY } from '#database/sqlite.ts'

import { RollService, type Thrown } from './roll-service.ts'
import type { DiceSimulator } from './simulator/dice-simulator.ts'

const maren = { userId: 'maren', role: 'player', characterId: null } as const

/** Somebody who draws every throw as the faces that it was asked for. */
const drawsFaces: DiceSimulator = {
  bake: async (dice) => await Promise.resolve(new Uint8Array(dice.map(({ face }) => face))),
  close: async () => await Promise.resolve(),
}

async function rollingWith(throws: DiceSimulator) {
  const faults: unknown[] = []
  const store = await opened(async () => await openSqliteStore({ file: IN_MEMORY, now: Date.now }))
  const records = store.records('dam3')
  const roll = await records.transaction({ actor: 'maren' }, async (write) => await write.rolls.add(rollOf('first')))
  const rollService = new RollService({ simulator: throws, now: Date.now, onFault: (fault) => faults.push(fault) })
  const told: Thrown[] = []
  const stop = rollService.onThrow((thrown) => told.push(thrown))
  return { rollService, records, roll, told, stop, faults }
}

it('[ROLL-9] a roll is drawn with the faces that were decided, kept and told to whoever listens', async () => {
  const { rollService, records, roll, told, faults } = await rollingWith(drawsFaces)
  rollService.simulate('dam3', roll, records)
  expect(told).toEqual([])
  await rollService.settled()
  const motion = new Uint8Array([3, 7])
  expect(told).toEqual([{ campaignId: 'dam3', roll, motion }])
  expect(await records.rolls.throwOf('first', maren)).toEqual(motion)
  expect(faults).toEqual([])
})

it('[ROLL-9] a throw that is not found is not told, and not kept', async () => {
  const { rollService, records, roll, told } = await rollingWith({
    ...drawsFaces,
    bake: async () => await Promise.resolve(null),
  })
  rollService.simulate('dam3', roll, records)
  await rollService.settled()
  expect([told, await records.rolls.throwOf('first', maren)]).toEqual([[], null])
})

it('[ROLL-9] a fault in drawing is told to the host, and the roll stands', async () => {
  const fault = new Error('the worker fell over')
  const { rollService, records, roll, faults } = await rollingWith({
    ...drawsFaces,
    bake: async () => await Promise.reject(fault),
  })
  rollService.simulate('dam3', roll, records)
  await rollService.settled()
  expect(faults).toEqual([fault])
  expect(await records.rolls.list({ limit: 1 }, maren)).toEqual([roll])
})

it('who stops listening is told no more', async () => {
  const { rollService, records, roll, told, stop } = await rollingWith(drawsFaces)
  stop()
  rollService.simulate('dam3', roll, records)
  await rollService.settled()
  expect(told).toEqual([])
})
