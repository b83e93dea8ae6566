import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { packageProgram } from '../package-program.mjs'
import { COUNTS_FILE, readCounts, type TestCounts } from './test-counts.ts'

export type Command = readonly [program: string, ...args: string[]]

export const vitest: Command = [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=./scripts/rings/vitest-counts.ts',
  '--reporter=./scripts/durations/vitest-durations.ts',
]

export const playwright: Command = [
  'playwright',
  'test',
  '--reporter=list,./scripts/rings/playwright-counts.ts,./scripts/durations/playwright-durations.ts',
]

/** The type checker is a Go program. It collects garbage less often, up to half of the memory, which saves a sixth of its processor time. */
const FEWER_COLLECTIONS = { GOGC: '400', GOMEMLIMIT: `${Math.round(os.totalmem() / 2)}B` }

/**
 * Runs each command, even if an earlier one failed, and prints the sum of their counts as the last line. Returns whether all passed. A
 * command that counts no tests counts as one test.
 */
export function runCommands(commands: readonly Command[], environment: Readonly<Record<string, string>> = {}): boolean {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'waybook-counts-'))
  const counts = commands.map((command) => run(command, path.join(folder, 'counts'), environment))
  rmSync(folder, { recursive: true })

  const sum = (of: (one: TestCounts) => number) => counts.reduce((all, one) => all + of(one), 0)
  const [passed, failed, skipped] = [sum((one) => one.passed), sum((one) => one.failed), sum((one) => one.skipped)]
  const secondTries = counts.flatMap((one) => one.secondTries)
  const titles = secondTries.map((title) => `  ${title}\n`).join('')
  process.stdout.write(`Second tries needed: ${secondTries.length}\n${titles}`)
  process.stdout.write(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`)
  return failed === 0
}

/** Returns the counts of a command. If it fails without a failed test, such as through an error between tests, it counts as one failure. */
function run(
  [program, ...args]: Command,
  countsFile: string,
  environment: Readonly<Record<string, string>>,
): TestCounts {
  const began = performance.now()
  const env = { ...FEWER_COLLECTIONS, ...process.env, ...environment, [COUNTS_FILE]: countsFile }
  const [node, script] = packageProgram(program)
  const { status } = spawnSync(node, [script, ...args], { stdio: 'inherit', env })
  const ok = status === 0
  const [counted] = readCounts(countsFile)
  rmSync(countsFile, { force: true })
  const seconds = Math.round((performance.now() - began) / 1000)
  process.stdout.write(`\n${program} ${ok ? 'passed' : 'failed'} in ${seconds} s\n`)
  const { passed, failed, skipped, secondTries } = counted ?? {
    passed: ok ? 1 : 0,
    failed: 0,
    skipped: 0,
    secondTries: [],
  }
  return { passed, failed: ok ? failed : Math.max(failed, 1), skipped, secondTries }
}
