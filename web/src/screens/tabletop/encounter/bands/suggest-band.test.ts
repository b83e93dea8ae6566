import { usualReach } from '@waybook/rules'
import { expect, it } from 'vitest'

import { suggestedBand } from './suggest-band.ts'

const usual = (aspect: number) => ({ aspect, reach: usualReach(aspect) })

it.each([
  [0, 'Engaged'],
  [5, 'Engaged'],
  [15, 'Close'],
  [35, 'Medium'],
  [60, 'Long'],
  [100, 'Extreme'],
] as const)('[ENC-231] tokens %s percent of the diagonal apart suggest %s', (percent, band) => {
  expect(suggestedBand({ x: 0, y: 0 }, { x: percent, y: percent }, usual(1.5))).toBe(band)
})

it('[ENC-231] on a wide picture, a horizontal distance is longer than a vertical one of the same percentage', () => {
  const start = { x: 50, y: 50 }
  expect(suggestedBand(start, { x: 90, y: 50 }, usual(3))).toBe('Medium')
  expect(suggestedBand(start, { x: 50, y: 90 }, usual(3))).toBe('Close')
})

it('[ENC-231] uses the bands’ reach that the scene defines', () => {
  const reach = { engaged: 2, short: 4, medium: 6, long: 8 }
  expect(suggestedBand({ x: 10, y: 50 }, { x: 15, y: 50 }, { aspect: 1.5, reach })).toBe('Medium')
})
