import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { runCase, type Outcome } from './souffle-cases/ask-case.ts'

/**
 * Runs the cases of Soufflé's test suite on our engine and prints each outcome: `node scripts/ask-souffle-cases.ts <folder>`. The folder
 * contains categories (`evaluation`, `semantic`, …) of cases (`<name>/<name>.dl`, `facts/`, `<relation>.csv`).
 */
const [folder] = process.argv.slice(2)
if (folder === undefined)
  throw new Error('Name the folder that contains evaluation/, semantic/, syntactic/ and example/')

const outcomes: Outcome[] = []
for (const category of ['evaluation', 'semantic', 'syntactic', 'example']) {
  const known = path.join(folder, category)
  const cases = await readFile(path.join(known, 'CMakeLists.txt'), 'utf8')
  // Only the category's build file names the cases that must fail.
  for (const [, kind, name = ''] of cases.matchAll(/^ *(?:souffle_)?(positive|negative)_test\(([\w-]+)/gm)) {
    const outcome = await runCase(path.join(known, name), kind === 'negative')
    outcomes.push(outcome)
    process.stdout.write(`${outcome.kind.padEnd(9)} ${category}/${name}  ${outcome.why}\n`)
  }
}
for (const [kind, all] of Map.groupBy(outcomes, (outcome) => outcome.kind))
  process.stdout.write(`${kind}: ${all.length}\n`)
