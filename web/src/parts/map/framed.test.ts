import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { centred, fillingScale, framed } from './framed.ts'

/** A phone with a centered picture that is as wide as the screen. */
const place = { offsetLeft: 0, offsetTop: 0, offsetWidth: 360, offsetHeight: 640 }
const picture = { offsetLeft: 0, offsetTop: 185, offsetWidth: 360, offsetHeight: 270 }

const frame = { clientWidth: 360, clientHeight: 640 }

describe('a part of a map', () => {
  it('[TILE-5] is in the middle of the window, and as large as fits with some space around it', () => {
    const part = { left: 0.5, top: 0.25, right: 1, bottom: 0.75 }
    const transform = framed(part, picture, place)
    expect(transform.k).toBeCloseTo((0.88 * 360) / 180)
    expect(transform.apply([0.75 * 360, 185 + 0.5 * 270]).map(Math.round)).toEqual([180, 320])
  })

  it('[TILE-5] is not enlarged more than four times', () => {
    expect(framed({ left: 0.5, top: 0.5, right: 0.51, bottom: 0.51 }, picture, place).k).toBe(4)
  })

  it.each([
    ['the whole map', { left: 0, top: 0, right: 1, bottom: 1 }],
    ['nearly the whole map', { left: 0.02, top: 0, right: 1, bottom: 1 }],
    ['empty', { left: 0, top: 0, right: Number.NaN, bottom: 1 }],
  ])('[TILE-5] that is %s leaves the map as it is', (_what, part) => {
    expect(framed(part, picture, place)).toMatchObject({ k: 1, x: 0, y: 0 })
  })
})

it('[VTT-364] a picture fills the window to every edge, but is not enlarged more than four times', () => {
  expect(fillingScale(picture, place) * picture.offsetHeight).toBeGreaterThanOrEqual(place.offsetHeight)
  expect(fillingScale({ ...picture, offsetHeight: 20 }, place)).toBe(4)
})

describe('a point of a map that fills the window', () => {
  /** A wide picture. A phone shows a third of it at scale 1. */
  const wide = { offsetLeft: -360, offsetTop: 0, offsetWidth: 1080, offsetHeight: 640 }
  const free = { left: 0, right: 0, top: 0, bottom: 0 }
  const at = (percent: number, covered = free, scale = 1) => {
    const moved = centred({ x: percent, y: 50 }, scale, [wide, place], frame, covered)
    const point = moved.apply([-360 + (percent / 100) * 1080, 320])
    return { x: Math.round(point[0]), y: Math.round(point[1]), left: moved.applyX(-360), right: moved.applyX(720) }
  }

  it('[ATL-4] is in the middle of the window', () => {
    expect(at(50)).toMatchObject({ x: 180, y: 320 })
    expect(at(30, free, 3)).toMatchObject({ x: 180, y: 320 })
  })

  it('[ATL-4] is in the middle of the free part', () => {
    expect(at(50, { ...free, bottom: 200 }, 3)).toMatchObject({ x: 180, y: 220 })
  })

  it('[ATL-4] near an edge leaves the window full', () => {
    expect(at(2)).toMatchObject({ x: 22, left: 0 })
    expect(at(99)).toMatchObject({ right: 360 })
  })

  it('[ATL-4] is never covered, wherever it is', () => {
    const edges = fc.integer({ min: 0, max: 150 })
    fc.assert(
      fc.property(
        fc.nat(100),
        fc.nat(100),
        edges,
        edges,
        fc.integer({ min: 1, max: 8 }),
        (x, y, right, bottom, scale) => {
          const moved = centred({ x, y }, scale, [wide, place], frame, { ...free, right, bottom })
          const [left, top] = moved.apply([-360 + (x / 100) * 1080, (y / 100) * 640])
          expect(left).toBeGreaterThanOrEqual(-1e-6)
          expect(left).toBeLessThanOrEqual(360 - right + 1e-6)
          expect(top).toBeLessThanOrEqual(640 - bottom + 1e-6)
        },
      ),
    )
  })
})
