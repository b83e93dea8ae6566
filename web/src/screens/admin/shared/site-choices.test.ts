import { EXPORT_SITE_PATH } from '@waybook/contract'
import { expect, it } from 'vitest'

import { siteAddress, USUAL } from './site-choices.ts'

it.each([
  [USUAL, 'without=&with='],
  [{ ...USUAL, characters: false, generated: false }, 'without=characters,generated&with='],
  [{ ...USUAL, maps: false, sources: true, listed: true }, 'without=maps&with=sources,search-engines'],
])('[SITE-6] %j is asked for as %s', (choices, query) =>
  expect(siteAddress(choices)).toBe(`${EXPORT_SITE_PATH}?${query}`),
)
