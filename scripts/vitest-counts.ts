import type { Reporter, TestModule } from 'vitest/node'

import { reportCounts } from './test-counts.ts'

/** Reports the test counts of a vitest run. A file that could not be loaded counts as a failure although it has no tests. */
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
