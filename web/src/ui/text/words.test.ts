import { expect, it } from 'vitest'

import { localeFor } from './words.ts'

it.each([
  ['en', 'en-GB', undefined],
  ['de', 'de', undefined],
  ['en', 'de-AT', 'en-AT'],
  ['de', 'en-US', 'de-US'],
  ['de', 'fr', 'de'],
  ['en-XA', 'de-DE', 'en-DE'],
])('[LANG-7] dates in %s on a device in %s have the locale %s', (language, device, locale) => {
  expect(localeFor(language, device)).toBe(locale)
})
