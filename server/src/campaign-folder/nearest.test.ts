import { describe, expect, it } from 'vitest'

import { nearest, nearestAmong } from './nearest.ts'

/** After this many lookups, words are only compared with words that share a part. */
const MANY = 30
const things = Array.from({ length: 20_000 }, (_, index) => `items/thing-${index}`)
const known = new Set([
  'characters/mara-vane',
  'characters/mara-venn',
  'items/rope',
  'locations/the-drowned-road',
  ...things,
])

describe('a word that was probably meant', () => {
  it.each([
    ['characters/mara-ven', 'characters/mara-venn'],
    ['Characters/Mara-Vann', 'characters/mara-vane'],
    ['item/roop', 'items/rope'],
    ['locations/the-drownd-raod', 'locations/the-drowned-road'],
    ['items/thing-1999x', 'items/thing-1999'],
    ['locations/nothing-like-any-of-them', null],
    ['', null],
  ])('[CAM-12] is found for "%s", among few words and among many: %s', (word, meant) => {
    const find = nearestAmong(known)
    const first = find(word)
    for (let other = 0; other < MANY; other += 1) find(`items/another-${other}`)
    expect([nearest(word, known), first, find(word)]).toEqual([meant, meant, meant])
  })
})
