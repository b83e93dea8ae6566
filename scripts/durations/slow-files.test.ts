import { existsSync } from 'node:fs'
import path from 'node:path'

import { expect, it } from 'vitest'

import type { FileDuration } from './file-duration.ts'
import { overBudget, slowFiles } from './slow-files.ts'

const took = (file: string, processor: FileDuration['processor']): FileDuration => ({
  project: 'server',
  file,
  tests: 1,
  inTests: 99,
  hooks: 0,
  load: 0,
  engines: {},
  processor,
})

it.each([
  ['listed.test.ts', { worker: 19, postgres: 1 }, 0],
  ['listed.test.ts', { worker: 19, postgres: 2 }, 1],
  ['other.test.ts', { worker: 8 }, 0],
  ['other.test.ts', { worker: 9 }, 1],
  ['other.test.ts', null, 0],
])('%s that took %j is over budget %i times', (file, processor, times) => {
  expect(overBudget([took(file, processor)], { 'listed.test.ts': 20 })).toHaveLength(times)
})

it('the listed files exist', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  expect(Object.keys(slowFiles).filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})
