import type { Reporter, TestModule } from 'vitest/node'

import { reportCounts } from './test-counts.ts'

/** Counts a run of vitest. A file that could not be read is a failure, though it has no test. */
export default class VitestCounts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((one) => [...one.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const broken = modules.filter((one) => one.errors().length > 0).length
    reportCounts({
      passed: count('passed'),
      failed: count('failed') + broken,
      skipped: count('skipped'),
      secondTries: tests
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${test.module.moduleId}: ${test.fullName}`),
    })
  }
}
