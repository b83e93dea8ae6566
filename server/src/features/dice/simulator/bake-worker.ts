import { parentPort } from 'node:worker_threads'

import type { SolidName } from '@waybook/rules'

import { reportLoaded } from '#runtime/thread.ts'

import { bakeFlight } from './bake-flight.ts'

/** A request to the thread. The thread replies with the flight or `null`. */
export interface BakeRequest {
  readonly dice: readonly SolidName[]
  readonly seed: number
}

/** The engine's first throws take ten times as long as later ones, so a few are made at startup and discarded. */
const WARMING_UP = 4
const usual: readonly SolidName[] = ['d12', 'd12', 'd12', 'd8', 'd8', 'd8', 'd8', 'd6', 'd6', 'd6']
for (let seed = 0; seed < WARMING_UP; seed++) bakeFlight(usual, seed)

parentPort?.on('message', ({ dice, seed }: BakeRequest) => {
  const flight = bakeFlight(dice, seed)
  parentPort?.postMessage(flight, flight ? [flight.buffer] : [])
})
reportLoaded()
