import { stripVTControlCharacters } from 'node:util'

import type { Reporter, Suite, TestCase } from '@playwright/test/reporter'

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
      secondTries: secondTries.map(withFirstFailure),
    })
  }

  printsToStdio(): boolean {
    return false
  }
}

/** The title, and the reason why the first try failed. */
function withFirstFailure(test: TestCase): string {
  const [error] = test.results[0]?.errors ?? []
  const message = stripVTControlCharacters(error?.message ?? '')
  return [test.titlePath().join(' '), message].join('\n').replaceAll('\n', '\n    ')
}
