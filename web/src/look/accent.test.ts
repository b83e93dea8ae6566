import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { tokenColour } from '#testing/token-colours.ts'

import { accentPair } from './accent.ts'
import { contrast, rgbOf } from './contrast.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, '0')}`)
const ratio = (one: string, other: string) => contrast(rgbOf(one), rgbOf(other))
const grounds = ['page', 'surface', 'raised'] as const

describe('[LOOK-20] a campaign’s accent', () => {
  it('is used unchanged if its contrast is sufficient', () => {
    expect(accentPair('#7a1f4b').light.mark).toBe('#7a1f4b')
    expect(accentPair('#f2b873').dark.mark).toBe('#f2b873')
  })

  it('is otherwise darkened for the light scheme and lightened for the dark one', () => {
    expect(accentPair('#ffcc00').light.mark).toBe('#826800')
    expect(accentPair('#ffcc00').dark.mark).toBe('#ffcc00')
    expect(accentPair('#0b2a6f').light.mark).toBe('#0b2a6f')
    expect(accentPair('#0b2a6f').dark.mark).toBe('#8090b4')
  })

  it('always gives marks a contrast of 4.5:1 on pages and panels in both schemes, and 3:1 on sunk areas', () => {
    fc.assert(
      fc.property(colour, fc.constantFrom(...grounds), fc.constantFrom('light', 'dark'), (hex, ground, scheme) => {
        expect(ratio(accentPair(hex)[scheme].mark, tokenColour(ground, scheme))).toBeGreaterThanOrEqual(4.5)
        expect(ratio(accentPair(hex)[scheme].mark, tokenColour('sunk', scheme))).toBeGreaterThanOrEqual(3)
      }),
    )
  })

  it('always gives text a contrast of at least 4.5:1 on a selected row and on the filled button', () => {
    fc.assert(
      fc.property(colour, fc.constantFrom('light', 'dark'), (hex, scheme) => {
        expect(ratio(tokenColour('ink-2', scheme), accentPair(hex)[scheme].tint)).toBeGreaterThanOrEqual(4.5)
      }),
    )
    fc.assert(
      fc.property(colour, (hex) => {
        const { mark, hover } = accentPair(hex).dark
        for (const fill of [mark, hover])
          expect(ratio(tokenColour('on-primary', 'dark'), fill)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})
