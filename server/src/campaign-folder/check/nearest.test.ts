import { describe, expect, it } from 'vitest'

import { nearest, nearestAmong } from './nearest.ts'

const things = Array.from({ length: 20_000 }, (_, index) => `items/thing-${index}`)
const known = ['characters/mara-vane', 'characters/mara-venn', 'items/rope', 'locations/the-drowned-road', ...things]

describe('a word that was probably meant', () => {
  it.each([
    ['characters/mara-ven', 'characters/mara-venn'],
    ['Characters/Mara-Vann', 'characters/mara-vane'],
    ['item/roop', 'items/rope'],
    ['locations/the-drownd-raod', 'locations/the-drowned-road'],
    ['items/thing-1999x', 'items/thing-1999'],
    ['locations/nothing-like-any-of-them', null],
    ['', null],
  ])('[CAM-12] is found for "%s" among many as among few: %s', (word, meant) => {
    expect([nearestAmong(known)(word), nearest(word, known)]).toEqual([meant, meant])
  })
})
