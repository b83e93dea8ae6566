import { expect, it, onTestFinished } from 'vitest'

import { idle } from './when-quiet.ts'

/** Longer than a frame may take, so that the browser never has nothing to do. */
const FRAME_MS = 25

it('[SCR-74] what waits for an idle browser is not kept waiting by what moves on a slow device', async () => {
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
