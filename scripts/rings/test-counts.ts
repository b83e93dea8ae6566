import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** The results of one part of `npm test`. */
export interface TestCounts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** The titles of tests that passed only on their second try, with the reason why the first one failed. */
  readonly secondTries: readonly string[]
}

/** The environment variable with the path of a file. The reporters of a run append their counts to it. */
export const COUNTS_FILE = 'WAYBOOK_TEST_COUNTS'

export function reportCounts(counts: TestCounts): void {
  const file = process.env[COUNTS_FILE]
  if (file) appendFileSync(file, `${JSON.stringify(counts)}\n`)
}

export function readCounts(file: string): TestCounts[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `reportCounts`
  return lines.map((line) => JSON.parse(line) as TestCounts)
}
