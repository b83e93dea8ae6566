import { array, assert, double, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { freePositions, type NewPlaces, type SizedToken } from './free-positions.ts'

const percent = double({ min: 0, max: 100, noNaN: true })
const standing = record({ x: percent, y: percent, diameter: double({ min: 1, max: 9, noNaN: true }) })
const wanted = record({
  count: integer({ min: 1, max: 20 }),
  near: record({ x: percent, y: percent }),
  diameter: double({ min: 1, max: 5, noNaN: true }),
  occupied: array(standing, { maxLength: 12 }),
  aspect: double({ min: 0.5, max: 2, noNaN: true }),
})

/** The distance between the edges of two tokens, in percent of the picture's width. */
function gap(one: SizedToken, other: SizedToken, aspect: number): number {
  return Math.hypot(one.x - other.x, (one.y - other.y) / aspect) - (one.diameter + other.diameter) / 2
}

function smallestGap({ diameter, occupied, aspect, ...rest }: NewPlaces): number {
  const tokens = freePositions({ diameter, occupied, aspect, ...rest }).map((place) => ({ ...place, diameter }))
  const gaps = tokens.flatMap((one, index) =>
    [...occupied, ...tokens.slice(0, index)].map((other) => gap(one, other, aspect)),
  )
  return Math.min(...gaps)
}

const alone: NewPlaces = { count: 1, near: { x: 50, y: 50 }, diameter: 5, occupied: [], aspect: 4 / 3 }

describe('places of new tokens', () => {
  it('[TABLE-312] touch neither other tokens nor each other while there is room', () => {
    assert(
      property(wanted, (one) => {
        expect(smallestGap(one)).toBeGreaterThan(0)
      }),
    )
  })

  it('[TABLE-312] have the wanted number and are inside the picture, even without room', () => {
    const large = double({ min: 20, max: 150, noNaN: true })
    assert(
      property(wanted, large, (one, diameter) => {
        const places = freePositions({ ...one, diameter })
        expect(places).toHaveLength(one.count)
        for (const { x, y } of places) expect([x, y].filter((value) => !(value >= 0 && value <= 100))).toEqual([])
      }),
    )
  })

  it('[TABLE-312] are where they are wanted if the place is free', () => {
    expect(freePositions(alone)).toEqual([{ x: 50, y: 50 }])
    expect(freePositions({ ...alone, near: { x: -3, y: 140 } })).toEqual([{ x: 2.5, y: 96.67 }])
  })

  it('[TABLE-312] are beside a token at the wanted place', () => {
    const occupied = [{ x: 50, y: 50, diameter: 5 }]
    const [place] = freePositions({ ...alone, occupied })
    expect(place).toEqual({ x: 47.25, y: 43.65 })
  })
})
