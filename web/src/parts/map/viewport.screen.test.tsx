import { expect, it, onTestFinished } from 'vitest'

import { Viewport } from './viewport.ts'

const FRAME_PX = 400

/** A viewport on a picture of this width, laid out as wide as its frame. */
async function openViewport(width: number): Promise<Viewport> {
  const [frame, world, picture] = [0, 1, 2].map(() => document.createElement('div'))
  if (!frame || !world || !picture) throw new Error('There is no element')
  for (const one of [frame, world, picture]) one.style.cssText = `width:${FRAME_PX}px;height:${FRAME_PX}px`
  world.append(picture)
  frame.append(world)
  document.body.append(frame)
  const viewport = new Viewport()
  const measured = new Promise<void>((resolve) => void viewport.onChange(resolve))
  onTestFinished(viewport.attach(frame, world, { element: picture, width }))
  await measured
  return viewport
}

it.each([
  ['eight times the window', FRAME_PX, 8],
  ['eight times the window', 8 * FRAME_PX, 8],
  ['its own size if that is larger', 20 * FRAME_PX, 20],
])('[TILE-4] a map can be enlarged to %s: %d px wide in a window of 400 px', async (_most, width, scale) => {
  const viewport = await openViewport(width)
  expect(viewport.scale()).toBe(1)
  for (let times = 0; times < 12; times += 1) viewport.zoomIn()
  expect(viewport.scale()).toBe(scale)
})
