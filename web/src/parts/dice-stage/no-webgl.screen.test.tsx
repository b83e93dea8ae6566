import { expect, it, vi } from 'vitest'

import { askRendererName, canDrawWith } from './can-draw.ts'

it('[THR-9] without WebGL no dice are drawn in space, whatever one wants', () => {
  localStorage.setItem('waybook-dice', '3d')
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  expect(canDrawWith(askRendererName)).toBe(false)
})
