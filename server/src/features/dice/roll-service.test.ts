import { openForTest } from '@waybook/testing/stores/open-for-test.ts'
import { rollOf } from '@waybook/testing/stores/roll-of.ts'
import { expect, it, vi } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'
import { IN_MEMORY } from '#database/sqlite.ts'

import { addRoll, listRolls, readThrow } from './queries.ts'
import { RollService, type SimulatedThrow } from './roll-service.ts'
import type { DiceSimulator } from './simulator/dice-simulator.ts'

const maren = { userId: 'maren', role: 'player', characterId: null } as const

/** A simulator whose motion is the list of the requested faces. */
const drawsFaces: DiceSimulator = {
  bake: async (dice) => await Promise.resolve(new Uint8Array(dice.map(({ face }) => face))),
  warm: () => {},
  close: async () => await Promise.resolve(),
}

async function rollingWith(throws: DiceSimulator) {
  const faults: unknown[] = []
  const store = await openForTest(async () => await openSqliteStore({ file: IN_MEMORY, now: Date.now }))
  const records = store.records('dam3')
  const roll = await records.transaction({ actor: 'maren' }, async (write) => await addRoll(write, rollOf('first')))
  const rollService = new RollService({ simulator: throws, onFault: (fault) => faults.push(fault) })
  const received: SimulatedThrow[] = []
  const stop = rollService.onThrow((thrown) => received.push(thrown))
  return { rollService, records, roll, received, stop, faults }
}

it('[ROLL-9] simulates a roll with the faces already decided, stores the throw and notifies listeners', async () => {
  const { rollService, records, roll, received, faults } = await rollingWith(drawsFaces)
  rollService.simulate('dam3', roll, records)
  expect(received).toEqual([])
  await rollService.settled()
  const motion = new Uint8Array([3, 7])
  expect(received).toEqual([{ campaignId: 'dam3', roll, motion }])
  expect(await readThrow(records, 'first', maren)).toEqual(motion)
  expect(faults).toEqual([])
})

it('[ROLL-9] neither stores a throw nor notifies listeners if the simulator finds none', async () => {
  const { rollService, records, roll, received } = await rollingWith({
    ...drawsFaces,
    bake: async () => await Promise.resolve(null),
  })
  rollService.simulate('dam3', roll, records)
  await rollService.settled()
  expect([received, await readThrow(records, 'first', maren)]).toEqual([[], null])
})

it('[ROLL-9] reports an error of the simulator to the host, and keeps the roll', async () => {
  const fault = new Error('the worker fell over')
  const { rollService, records, roll, faults } = await rollingWith({
    ...drawsFaces,
    bake: async () => await Promise.reject(fault),
  })
  rollService.simulate('dam3', roll, records)
  await rollService.settled()
  expect(faults).toEqual([fault])
  expect(await listRolls(records, { limit: 1 }, maren)).toEqual([roll])
})

it('[ROLL-7] refuses a roll above the limit, with the time to wait', async () => {
  const { rollService } = await rollingWith(drawsFaces)
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  for (let nth = 0; nth < 100; nth += 1) rollService.checkRateLimit('maren')
  const another = () => rollService.checkRateLimit('maren')
  expect(another).toThrow('Too many rolls at once. Try again in 60 seconds.')
  clock.mockReturnValue(59_000)
  expect(another).toThrow('Too many rolls at once. Try again in 1 second.')
  rollService.checkRateLimit('odo')
})

it('no longer notifies a listener that was removed', async () => {
  const { rollService, records, roll, received, stop } = await rollingWith(drawsFaces)
  stop()
  rollService.simulate('dam3', roll, records)
  await rollService.settled()
  expect(received).toEqual([])
})
