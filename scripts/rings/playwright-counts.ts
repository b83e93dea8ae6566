import type { Reporter, Suite } from '@playwright/test/reporter'

import { reportCounts } from './test-counts.ts'

/** Reports the test counts of a Playwright run. */
export default class PlaywrightCounts implements Reporter {
  #run: Suite | null = null

  onBegin(_config: unknown, run: Suite): void {
    this.#run = run
  }

  onEnd(): void {
    const tests = this.#run?.allTests() ?? []
    const having = (outcome: string) => tests.filter((test) => test.outcome() === outcome)
    const secondTries = having('flaky')
    reportCounts({
      passed: having('expected').length + secondTries.length,
      failed: having('unexpected').length,
      skipped: having('skipped').length,
      secondTries: secondTries.map((test) => test.titlePath().join(' ')),
    })
  }

  printsToStdio(): boolean {
    return false
  }
}
