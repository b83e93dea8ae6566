import { expect, it } from 'vitest'

import { readFacts } from './use-query-run.ts'

it.each([
  [{ error: "Error: a '.' is missing at 1:7" }, "Error: a '.' is missing at 1:7"],
  [{ error: 'syntax error' }, 'Error: syntax error'],
  [{ error: '' }, 'Error: Unknown error'],
  [{ error: { code: 7 } }, 'Error: Unknown error'],
  [null, 'Error: no answer'],
])('[QRY-8] the answer %j is shown as %s', (answer, error) => {
  expect(readFacts(answer)).toEqual({ error })
})

it('[QRY-2] an answer without an error has lines', () => {
  expect(readFacts({ rows: ['a\tb', 'c\td'] })).toEqual({ lines: ['a\tb', 'c\td'] })
  expect(readFacts({})).toEqual({ lines: [] })
})
