import type { Share } from '@waybook/contract'
import { expect, it } from 'vitest'

import { factsOf, isShareOpen } from './share-row-words.ts'

const NOW = Date.parse('2026-11-30T12:00:00Z')
const DAY_MS = 86_400_000
const share: Share = {
  id: 'a',
  url: null,
  note: '',
  createdAt: 0,
  until: null,
  endedAt: null,
  hasPassword: false,
  isLocked: false,
  views: 0,
  viewedAt: null,
  pages: [],
}

it.each<[Partial<Share>, boolean, RegExp]>([
  [{}, true, /^Until you end it\. Never opened\.$/],
  [{ note: 'Ines’s brother', hasPassword: true }, true, /^Ines’s brother\. With a password\. Until/],
  [{ until: NOW + DAY_MS, views: 1, viewedAt: NOW }, true, /^Until .* Opened once, last on /],
  [{ until: NOW - DAY_MS, views: 3, viewedAt: NOW }, false, /^Ended on .* Opened 3 times, last on /],
  [{ endedAt: NOW }, false, /^Ended by you on /],
  [{ isLocked: true }, false, /^Closed after too many wrong passwords\./],
])('[SHARE-21] %j is open: %s, and says %s', (given, isOpen, words) => {
  expect([isShareOpen({ ...share, ...given }, NOW), factsOf({ ...share, ...given }, NOW)]).toEqual([
    isOpen,
    expect.stringMatching(words),
  ])
})
