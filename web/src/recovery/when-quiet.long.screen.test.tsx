import { expect, it, onTestFinished } from 'vitest'

import { idle } from './when-quiet.ts'

/** Longer than a frame may take, so the browser is never idle. */
const FRAME_MS = 25

it('[SCR-74] an animation on a slow device does not block idle work', async () => {
  const moving = document.body.appendChild(document.createElement('p'))
  let frames = 0
  const draw = () => {
    const until = performance.now() + FRAME_MS
    while (performance.now() < until);
    moving.style.paddingTop = `${(frames += 1)}px`
    next = requestAnimationFrame(draw)
  }
  let next = requestAnimationFrame(draw)
  onTestFinished(() => cancelAnimationFrame(next))
  await idle()
  expect(frames).toBeGreaterThan(0)
})
