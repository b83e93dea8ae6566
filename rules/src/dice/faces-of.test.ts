import { describe, expect, it } from 'vitest'

import { facesOf } from './faces-of.ts'
import { sidesOf, type Throwable } from './throwable.ts'

describe('[DICE-1] the faces of every die that can be thrown', () => {
  it.each<Throwable>(['proficiency', 'boost', 'force', 'fate', 'd2', 'd20', 'd100', 'd1000'])(
    'a %s die has a face for each side',
    (die) => {
      expect(facesOf(die)).toHaveLength(sidesOf(die))
    },
  )

  it('a numbered die has the numbers from 1 up', () => {
    expect(facesOf('d6')).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('a fate die has minus, blank and plus, twice each', () => {
    expect(facesOf('fate')).toEqual([-1, -1, 0, 0, 1, 1])
  })

  it('the force die has six faces with one dark point, one with two, two with one light point and three with two', () => {
    const times = (face: string) => facesOf('force').filter((known) => JSON.stringify(known) === face).length
    expect(times('["darkside"]')).toBe(6)
    expect(times('["darkside","darkside"]')).toBe(1)
    expect(times('["lightside"]')).toBe(2)
    expect(times('["lightside","lightside"]')).toBe(3)
  })
})
