import { stripVTControlCharacters } from 'node:util'

import type { Reporter, TestCase, TestModule } from 'vitest/node'

import { reportCounts } from './test-counts.ts'

/** Reports the test counts of a Vitest run. A file that could not be loaded counts as one failure. */
export default class VitestCounts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((one) => [...one.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const broken = modules.filter((one) => one.errors().length > 0).length
    reportCounts({
      passed: count('passed'),
      failed: count('failed') + broken,
      skipped: count('skipped'),
      secondTries: tests.filter((test) => test.diagnostic()?.flaky).map(withFirstFailure),
    })
  }
}

/** The title, and the reason why the first try failed. Vitest does not print it for tests that finally passed. */
function withFirstFailure(test: TestCase): string {
  const [first] = test.result().errors ?? []
  const [place] = first?.stacks ?? []
  return [
    `${test.module.moduleId}: ${test.fullName}`,
    ...(first ? [stripVTControlCharacters(first.message)] : []),
    ...(first?.diff === undefined ? [] : [stripVTControlCharacters(first.diff)]),
    ...(place ? [`at ${place.file}:${place.line}`] : []),
  ]
    .join('\n')
    .replaceAll('\n', '\n    ')
}
