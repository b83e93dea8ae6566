import { expect, it } from 'vitest'

import { suggestedBand } from './suggest-band.ts'

it.each([
  [0, 'Engaged'],
  [5, 'Engaged'],
  [15, 'Close'],
  [35, 'Medium'],
  [60, 'Long'],
  [100, 'Extreme'],
] as const)('[ENC-231] tokens %s percent of the diagonal apart suggest %s', (percent, band) => {
  expect(suggestedBand({ x: 0, y: 0 }, { x: percent, y: percent }, 1.5)).toBe(band)
})

it('[ENC-231] a step across a wide picture is longer than one down', () => {
  const start = { x: 50, y: 50 }
  expect(suggestedBand(start, { x: 90, y: 50 }, 3)).toBe('Medium')
  expect(suggestedBand(start, { x: 50, y: 90 }, 3)).toBe('Close')
})
