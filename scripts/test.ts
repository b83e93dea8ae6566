import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { COUNTS_FILE, readCounts, type TestCounts } from './test-counts.ts'

/** Each part runs even if an earlier one failed. A part that counts no tests itself counts as one test. */
const parts: readonly (readonly [command: string, ...args: string[]])[] = [
  ['oxfmt', '--check'],
  ['oxlint'],
  ['tsc', '-b'],
  ['knip'],
  [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=./scripts/vitest-counts.ts',
    '--reporter=./scripts/durations/vitest-durations.ts',
  ],
  ['playwright', 'test', '--reporter=list,./scripts/playwright-counts.ts,./scripts/durations/playwright-durations.ts'],
]

/** Runs a part and returns its counts. If it fails without a failed test, for example through an error between tests, it counts as one failure. */
function run([command, ...args]: readonly [string, ...string[]], countsFile: string): TestCounts {
  const began = performance.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, [COUNTS_FILE]: countsFile } })
  const ok = status === 0
  const [counted] = readCounts(countsFile)
  rmSync(countsFile, { force: true })
  process.stdout.write(
    `\n${command} ${ok ? 'passed' : 'failed'} in ${Math.round((performance.now() - began) / 1000)} s\n`,
  )
  const { passed, failed, skipped, secondTries } = counted ?? {
    passed: ok ? 1 : 0,
    failed: 0,
    skipped: 0,
    secondTries: [],
  }
  return { passed, failed: ok ? failed : Math.max(failed, 1), skipped, secondTries }
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'waybook-counts-'))
const counts = parts.map((part) => run(part, path.join(folder, 'counts')))
rmSync(folder, { recursive: true })

const sum = (of: (one: TestCounts) => number) => counts.reduce((all, one) => all + of(one), 0)
const [passed, failed, skipped] = [sum((one) => one.passed), sum((one) => one.failed), sum((one) => one.skipped)]
const secondTries = counts.flatMap((one) => one.secondTries)

process.stdout.write(
  `Second tries needed: ${secondTries.length}\n${secondTries.map((title) => `  ${title}\n`).join('')}`,
)
process.stdout.write(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`)
process.exitCode = failed > 0 ? 1 : 0
