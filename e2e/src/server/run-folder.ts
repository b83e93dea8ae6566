import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Everything that a run of the journeys writes lies below it. Made once by the first who reads this, and handed to the workers in the environment. */
export const runFolder = (process.env['E2E_RUN_FOLDER'] ??= mkdtempSync(path.join(os.tmpdir(), 'waybook-e2e-')))

/** A data folder with the demo campaign imported and its links printed, and the same after the party has arrived. */
export const preparedData = { imported: path.join(runFolder, 'imported'), arrived: path.join(runFolder, 'arrived') }

/** Beyond the ports that a system gives out by itself. */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? '4489')
const PORTS_A_WORKER = 3

interface WorkerPorts {
  readonly servers: readonly [number, number]
  /** For whatever a server talks to. */
  readonly beside: number
}

/** The ports of one worker, whose journeys come one after another. */
export function portsOf(worker: number): WorkerPorts {
  const first = FIRST_PORT + worker * PORTS_A_WORKER
  return { servers: [first, first + 1], beside: first + 2 }
}

/** Where the browser's side of a session is kept that was begun before the journeys. */
export const sessionOf = (who: 'game-master' | 'kessa') => path.join(runFolder, `session-${who}.json`)
