import { expect, it } from 'vitest'

import { pageAt } from './page-address.ts'

const ORIGIN = 'https://road.test'

it.each([
  ['https://road.test/characters/hask', 'characters/hask'],
  [' https://road.test/characters/hask\n', 'characters/hask'],
  ['https://road.test/characters/hask?from=1#youth', 'characters/hask'],
  ['https://road.test/news#letter', 'newsletters/letter'],
  ['https://road.test/news', null],
  ['https://road.test/characters', null],
  ['https://road.test/characters/hask/edit', null],
  ['https://road.test/admin/continuity', null],
  ['https://other.test/characters/hask', null],
  ['/characters/hask', null],
  ['characters/hask', null],
  ['See https://road.test/characters/hask', null],
  ['', null],
])('[EDI-320] %j is the address of the page %s', (text, id) => expect(pageAt(text, ORIGIN)).toBe(id))
