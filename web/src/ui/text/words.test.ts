import { expect, it } from 'vitest'

import { wordsOf } from './words.ts'

it.each([
  ['brawn', 'Brawn'],
  ['rangedLight', 'Ranged Light'],
])('%s becomes %s', (name, words) => {
  expect(wordsOf(name)).toBe(words)
})
