import { describe, expect, it } from 'vitest'

import { framed } from './framed.ts'

/** A phone with a picture as wide as its screen, in the middle of it. */
const place = { offsetLeft: 0, offsetTop: 0, offsetWidth: 360, offsetHeight: 640 }
const picture = { offsetLeft: 0, offsetTop: 185, offsetWidth: 360, offsetHeight: 270 }

describe('a part of a map', () => {
  it('[MAP-5] is in the middle of the window, and as large as fits with some space around it', () => {
    const part = { left: 0.5, top: 0.25, right: 1, bottom: 0.75 }
    const transform = framed(part, picture, place)
    expect(transform.k).toBeCloseTo((0.88 * 360) / 180)
    expect(transform.apply([0.75 * 360, 185 + 0.5 * 270]).map(Math.round)).toEqual([180, 320])
  })

  it('[MAP-5] is not enlarged more than four times', () => {
    expect(framed({ left: 0.5, top: 0.5, right: 0.51, bottom: 0.51 }, picture, place).k).toBe(4)
  })

  it.each([
    ['all of it', { left: 0, top: 0, right: 1, bottom: 1 }],
    ['nearly all of it', { left: 0.02, top: 0, right: 1, bottom: 1 }],
    ['nothing of it', { left: 0, top: 0, right: Number.NaN, bottom: 1 }],
  ])('[MAP-5] that is %s leaves the map as it is', (_what, part) => {
    expect(framed(part, picture, place)).toMatchObject({ k: 1, x: 0, y: 0 })
  })
})
