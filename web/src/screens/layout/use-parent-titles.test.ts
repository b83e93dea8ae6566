import { expect, it } from 'vitest'

import { parentTitlesOf } from './use-parent-titles.ts'

it.each([
  ['/characters/kessa-vane', ['The Party', 'The Small Road']],
  ['/items/wick-knife', ['Items', 'The Small Road']],
  ['/fauna/clerk-crab', ['Fauna', 'The Small Road']],
  ['/world/timeline', ['The World', 'The Small Road']],
  ['/world/map/locations/low-tarrow', ['The World', 'The Small Road']],
  ['/items', ['The Small Road']],
  ['/', ['The Small Road']],
  ['/no-such/page', ['The Small Road']],
])('[SCR-90] the parent titles of %s are %j', (path, surroundings) => {
  expect(parentTitlesOf(path, 'The Small Road')).toEqual(surroundings)
})
