// npm run check: format, lint with types and import rules, unused code. npm run fix (--fix): writes all automatic fixes. Both stop at the
// first failure.
import { spawnSync } from 'node:child_process'

import { packageProgram } from './package-program.mjs'

const checks = [
  ['oxfmt', '--check'],
  ['oxlint', '--type-check'],
  ['knip', '--cache'],
] as const
const fixes = [['oxfmt'], ['oxlint', '--fix']] as const

for (const [program, ...args] of process.argv.includes('--fix') ? fixes : checks) {
  const [node, script] = packageProgram(program)
  const { status } = spawnSync(node, [script, ...args], { stdio: 'inherit' })
  if (status === 0) continue
  process.exitCode = 1
  break
}
