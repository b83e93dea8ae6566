import { expect, it } from 'vitest'

import { camelCaseToWords } from './words.ts'

it.each([
  ['brawn', 'Brawn'],
  ['rangedLight', 'Ranged Light'],
])('%s becomes %s', (name, words) => {
  expect(camelCaseToWords(name)).toBe(words)
})
