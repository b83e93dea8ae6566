import { SourceMap } from 'node:module'

import { describe, expect, it } from 'vitest'

import { inSource } from './stack-traces.ts'

/** Maps line 1, column 1 of main.js to line 3, column 5 of start.ts. */
const map = new SourceMap({
  version: 3,
  file: 'main.js',
  sources: ['../src/cli/start.ts'],
  names: [],
  mappings: 'AAEI',
  sourcesContent: [],
  sourceRoot: '',
})

describe('stack traces of the bundle', () => {
  it.each([
    ['run (file:///app/server/dist/main.js:1:1)', 'run (file:///app/server/src/cli/start.ts:3:5)'],
    ['async file:///app/server/dist/main.js:1:9', 'async file:///app/server/src/cli/start.ts:3:5'],
    ['run (node:internal/timers:5:6)', 'run (node:internal/timers:5:6)'],
  ])('[RUN-164] name the source: %s', (frame, mapped) => {
    expect(inSource(frame, () => map)).toBe(mapped)
  })

  it('[RUN-164] keep the place in a file without a map', () => {
    expect(inSource('run (file:///app/other.js:1:1)', () => null)).toBe('run (file:///app/other.js:1:1)')
  })
})
