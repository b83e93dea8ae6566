import { describe, expect, it } from 'vitest'

import { placeOf } from './place.ts'

type Placed = Parameters<typeof placeOf>[0]

const day = (text: string) => Date.parse(text) / 86_400_000
const known = (place: number | null, reader = 'everyone') => ({
  reader,
  text: '',
  until: null,
  place,
  first: null,
  last: null,
})

function newsletter(about: Partial<Placed> = {}): Placed {
  return { type: 'newsletter', order: null, published: null, dates: [], tags: [], ...about }
}

describe('the place of a newsletter', () => {
  it('[CAM-33] is by its date in the campaign, else by the real one, else by order, else last', () => {
    const inOrder = [
      newsletter({ dates: [known(4e9)] }),
      newsletter({ dates: [known(966)], order: 9 }),
      newsletter({ dates: [known(964)], order: 1, published: day('2026-11-22') }),
      newsletter({ dates: [known(964)], order: 2 }),
      newsletter({ dates: [known(964)] }),
      newsletter({ dates: [known(-7)] }),
      newsletter({ dates: [known(-4e9)] }),
      newsletter({ published: day('9999-12-31'), order: 1_000_000 }),
      newsletter({ published: day('2026-11-23'), order: 3 }),
      newsletter({ published: day('2026-11-22'), order: 0 }),
      newsletter({ published: day('2026-11-22'), order: 1 }),
      newsletter({ published: day('2026-11-22') }),
      newsletter({ published: day('0000-01-01') }),
      newsletter({ order: 0 }),
      newsletter({ order: 1_000_000 }),
      newsletter(),
    ]
    const places = inOrder.map(placeOf)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(new Set(places).size).toBe(places.length)
    expect(places.filter((place) => !Number.isSafeInteger(place))).toEqual([])
  })

  it.each([
    ['for the game master', [known(964, 'gameMaster')]],
    ['for one character', [known(964, 'gameMaster'), known(964, 'characters/kessa-vane')]],
    ['other words for players', [known(964, 'gameMaster'), known(null)]],
  ])('[CAM-33] does not tell a date in the campaign that not all players know: %s', (_whose, dates) => {
    const about = { order: 4, published: day('2026-11-22') }
    expect(placeOf(newsletter({ dates, ...about }))).toBe(placeOf(newsletter(about)))
  })

  it('[STO-10] of other entities, dates have no say', () => {
    const event = newsletter({ type: 'event', dates: [known(964)], order: 2 })
    expect(placeOf(event)).toBe(2)
  })
})
