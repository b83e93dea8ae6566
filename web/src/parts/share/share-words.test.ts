import { expect, it } from 'vitest'

import { endOf, noteOf, titleOf } from './share-words.ts'

it.each([
  ['day', 86_400_000],
  ['month', 30 * 86_400_000],
  ['year', 365 * 86_400_000],
  ['open', null],
] as const)('[SHARE-20] %s ends after %s', (duration, end) => expect(endOf(duration, 0)).toBe(end))

it.each([
  [null, 'Location, everyone may read it'],
  ['hidden', 'Location. Everyone must be allowed to read it first.'],
  ['source', 'Location. It comes from a source, so it stays within the campaign.'],
] as const)('[SHARE-20] a page that is left out for %s says so', (leftOut, words) =>
  expect(noteOf({ leftOut }, 'Location')).toBe(words),
)

it.each([
  [[], 'Pages that no longer exist'],
  [[{ name: 'A' }], 'A'],
  [[{ name: 'A' }, { name: 'B' }, { name: 'C' }], 'A and 2 more'],
])('[SHARE-21] %j is listed as %s', (pages, title) => expect(titleOf(pages)).toBe(title))
