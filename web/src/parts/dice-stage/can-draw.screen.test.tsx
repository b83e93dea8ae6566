import { expect, it, vi } from 'vitest'

import { canDrawWith } from './can-draw.ts'

const askFor = (motion: 'any' | 'less') =>
  vi
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(() => Object.assign(new EventTarget(), { matches: motion === 'less' }) as never)

it('[THR-9] with a graphics chip dice are drawn in space, unless one wants less motion or flat dice', () => {
  const canDraw = () => canDrawWith(() => 'ANGLE (Intel, Iris Xe)')
  askFor('any')
  expect(canDraw()).toBe(true)
  localStorage.setItem('waybook-dice', 'flat')
  expect(canDraw()).toBe(false)
  localStorage.clear()
  askFor('less')
  expect(canDraw()).toBe(false)
  localStorage.setItem('waybook-dice', '3d')
  expect(canDraw()).toBe(true)
})
