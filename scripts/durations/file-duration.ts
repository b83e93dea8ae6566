import { appendFileSync, existsSync, readFileSync } from 'node:fs'

import type { ProcessorTime } from './processor-time.ts'

/** The durations of a test file in seconds. */
export interface FileDuration {
  /** A project of Vitest, or `journeys`. */
  readonly project: string
  readonly file: string
  readonly tests: number
  /** The sum of its tests. */
  readonly inTests: number
  /** The hooks, which open servers and databases. */
  readonly hooks: number
  /** Loading the file and its imports. Long mostly for the first file of a worker. */
  readonly load: number
  /** The duration of its tests by the engine in their titles. `any` without an engine. */
  readonly engines: Readonly<Record<string, number>>
  /** `null` with several workers, whose processor time cannot be separated. */
  readonly processor: ProcessorTime | null
}

/** The environment variable with the path of a file. The reporters append a line of JSON to it for each test file. */
const DURATIONS_FILE = 'WAYBOOK_TEST_DURATIONS'

export function reportDuration(duration: FileDuration): void {
  const file = process.env[DURATIONS_FILE]
  if (file) appendFileSync(file, `${JSON.stringify(duration)}\n`)
}

export function readDurations(file: string): FileDuration[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `reportDuration`
  return lines.map((line) => JSON.parse(line) as FileDuration)
}
