import { expect, it } from 'vitest'

import { firstSentence } from './description.ts'

it.each([
  ['Tidewalker of Low Tarrow. Owes everybody.', 'Tidewalker of Low Tarrow.'],
  ['Who rang it? Nobody knows.', 'Who rang it?'],
  ['“Never again!” So she went.', '“Never again!”'],
  ['Mr. J. Linnet of St. Ebb keeps the lamp. Badly.', 'Mr. J. Linnet of St. Ebb keeps the lamp.'],
  ['A bell of 3.5 pounds. It hums.', 'A bell of 3.5 pounds.'],
  ['  A rope, long and wet ', 'A rope, long and wet'],
  ['', ''],
])('[PRE-1] the first sentence of “%s” is “%s”', (text, first) => {
  expect(firstSentence(text)).toBe(first)
})
