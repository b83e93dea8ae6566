import { expect, it, vi } from 'vitest'

import { canDraw3dWith, readRendererName } from './can-draw-3d.ts'

const preferMotion = (motion: 'any' | 'less') =>
  vi
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(() => Object.assign(new EventTarget(), { matches: motion === 'less' }) as never)

it('[THR-9] with a GPU, dice are drawn in 3D unless the user prefers reduced motion or flat dice', () => {
  const canDraw = () => canDraw3dWith(() => 'ANGLE (Intel, Iris Xe)')
  preferMotion('any')
  expect(canDraw()).toBe(true)
  localStorage.setItem('waybook-dice', 'flat')
  expect(canDraw()).toBe(false)
  localStorage.clear()
  preferMotion('less')
  expect(canDraw()).toBe(false)
  localStorage.setItem('waybook-dice', '3d')
  expect(canDraw()).toBe(true)
})

it('[THR-9] without WebGL, dice are never drawn in 3D, whatever the setting', () => {
  localStorage.setItem('waybook-dice', '3d')
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  expect(canDraw3dWith(readRendererName)).toBe(false)
})
