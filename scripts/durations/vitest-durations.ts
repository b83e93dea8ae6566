import path from 'node:path'

import type { Reporter, TestModule, Vitest } from 'vitest/node'

import { reportDuration } from './file-duration.ts'
import { processorTime, round, used } from './processor-time.ts'

const ENGINE = /\b(SQLite|PostgreSQL)\b/

/** Reports the duration of each test file. */
export default class VitestDurations implements Reporter {
  #before = processorTime()
  #hasOneWorker = false

  onInit(vitest: Vitest): void {
    this.#hasOneWorker = vitest.config.maxWorkers === 1
  }

  onTestModuleEnd(module: TestModule): void {
    const now = processorTime()
    const { collectDuration, setupDuration, prepareDuration, environmentSetupDuration, duration } = module.diagnostic()
    const tests = [...module.children.allTests()]
    const engines: Record<string, number> = {}
    for (const test of tests) {
      const engine = ENGINE.exec(test.fullName)?.[1] ?? 'any'
      engines[engine] = round((engines[engine] ?? 0) + (test.diagnostic()?.duration ?? 0) / 1000)
    }
    const inTests = Object.values(engines).reduce((sum, one) => sum + one, 0)
    reportDuration({
      project: module.project.name,
      file: path.relative(process.cwd(), module.moduleId),
      tests: tests.length,
      inTests: round(inTests),
      hooks: round(Math.max(0, duration / 1000 - inTests)),
      load: round((collectDuration + setupDuration + prepareDuration + environmentSetupDuration) / 1000),
      engines,
      processor: this.#hasOneWorker ? used(this.#before, now) : null,
    })
    this.#before = now
  }
}
