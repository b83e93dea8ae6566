import { expect, it } from 'vitest'

import { contourLines } from './contours.tsx'

const ground = { seed: 'items/tide-bell', width: 400, height: 400, levels: 9 }

it('the same seed draws the same lines', () => {
  expect(contourLines(ground)).toEqual(contourLines({ ...ground }))
})

it('another seed draws other lines', () => {
  expect(contourLines({ ...ground, seed: 'items/wick-knife' })).not.toEqual(contourLines(ground))
})

it('there is a line between adjacent levels', () => {
  expect(contourLines(ground)).toHaveLength(8)
})

it('no line leaves the drawing', () => {
  const numbers =
    contourLines(ground)
      .join(' ')
      .match(/\d+(\.\d+)?/g) ?? []
  expect(numbers.length).toBeGreaterThan(100)
  expect(numbers.filter((number) => Number(number) > 400)).toEqual([])
})
