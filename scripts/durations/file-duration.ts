import { appendFileSync, existsSync, readFileSync } from 'node:fs'

import type { ProcessorTime } from './processor-time.ts'

/** How long the tests of one file took, in seconds. */
export interface FileDuration {
  /** A project of Vitest, or `journeys`. */
  readonly project: string
  readonly file: string
  readonly tests: number
  /** The sum over its tests. */
  readonly inTests: number
  /** Its hooks, in which servers and databases are opened. */
  readonly hooks: number
  /** Loading it with what it imports: mostly for the first file of a worker. */
  readonly load: number
  /** Its tests by the engine in their titles; `any` without one. */
  readonly engines: Readonly<Record<string, number>>
  /** `null` with several workers, whose processor time cannot be told apart. */
  readonly processor: ProcessorTime | null
}

/** The environment variable with the path of the file to which the reporters append a line of JSON for each file of tests. */
const DURATIONS_FILE = 'WAYBOOK_TEST_DURATIONS'

export function reportDuration(duration: FileDuration): void {
  const file = process.env[DURATIONS_FILE]
  if (file) appendFileSync(file, `${JSON.stringify(duration)}\n`)
}

export function readDurations(file: string): FileDuration[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as `reportDuration` wrote it
  return lines.map((line) => JSON.parse(line) as FileDuration)
}
