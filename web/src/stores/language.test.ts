import { expect, it } from 'vitest'

import { offeredOf } from './language.ts'

it.each([
  [['de-CH', 'en'], 'de'],
  [['tlh', 'de', 'en'], 'de'],
  [['EN-us'], 'en'],
  [['tlh'], 'en'],
  [[], 'en'],
] as const)('[LANG-6] a browser that wants %j gets %s', (wanted, language) => {
  expect(offeredOf(wanted, ['en', 'de'])).toBe(language)
})
