import path from 'node:path'

import type { FullConfig, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'

import { reportDuration } from './file-duration.ts'
import { processorTime, round, used } from './processor-time.ts'

interface Sums {
  tests: number
  inTests: number
  hooks: number
  processor: Record<string, number>
}

/** Reports the duration of the journeys of each file. */
export default class PlaywrightDurations implements Reporter {
  readonly #files = new Map<string, Sums>()
  #before = processorTime()
  #hasOneWorker = false

  onBegin(config: FullConfig): void {
    this.#hasOneWorker = config.workers === 1
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = path.relative(process.cwd(), test.location.file)
    const sums = this.#files.get(file) ?? { tests: 0, inTests: 0, hooks: 0, processor: {} }
    this.#files.set(file, sums)
    const hooks = result.steps.filter(isHook).reduce((sum, step) => sum + step.duration / 1000, 0)
    sums.tests += 1
    sums.hooks += hooks
    sums.inTests += result.duration / 1000 - hooks
    const now = processorTime()
    for (const [kind, seconds] of Object.entries(used(this.#before, now)))
      sums.processor[kind] = round((sums.processor[kind] ?? 0) + seconds)
    this.#before = now
  }

  onEnd(): void {
    for (const [file, { tests, inTests, hooks, processor }] of this.#files) {
      const seconds = { inTests: round(inTests), hooks: round(hooks), load: 0, engines: {} }
      const about = { project: 'journeys', file, tests }
      reportDuration({ ...about, ...seconds, processor: this.#hasOneWorker ? processor : null })
    }
  }

  printsToStdio(): boolean {
    return false
  }
}

const isHook = ({ category }: TestStep) => category === 'hook' || category === 'fixture'
