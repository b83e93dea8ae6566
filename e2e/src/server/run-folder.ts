import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** The folder for everything that a run writes. Created when this module is first loaded, and passed to the workers in the environment. */
export const runFolder = (process.env['E2E_RUN_FOLDER'] ??= mkdtempSync(path.join(os.tmpdir(), 'waybook-e2e-')))

/** A data folder with the demo campaign imported and its links printed, and a copy in which the party has accounts. */
export const preparedData = {
  imported: path.join(runFolder, 'imported'),
  withParty: path.join(runFolder, 'with-party'),
}

/** Outside the range of ports that systems assign automatically. */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? '4489')
const PORTS_A_WORKER = 3

interface WorkerPorts {
  readonly servers: readonly [number, number]
  /** The port of another service that a server connects to. */
  readonly beside: number
}

/** The ports of one worker, whose journeys run one after another. */
export function portsOf(worker: number): WorkerPorts {
  const first = FIRST_PORT + worker * PORTS_A_WORKER
  return { servers: [first, first + 1], beside: first + 2 }
}

/** The file with the browser state of a session prepared before the journeys. */
export const sessionOf = (who: 'game-master' | 'kessa' | 'odo') => path.join(runFolder, `session-${who}.json`)
