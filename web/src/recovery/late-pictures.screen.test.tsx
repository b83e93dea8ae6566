import { beforeEach, expect, it, onTestFinished } from 'vitest'

import { hastenTimers } from '#testing/hasten-timers.ts'

import { watchForLatePictures } from './late-pictures.ts'

// The browser counts up to 250 requests, which the modules of other tests may have used up.
beforeEach(() => performance.clearResourceTimings())

/** How often the browser has asked for an address. */
function requests(address: string): number {
  return performance.getEntriesByName(new URL(address, location.href).href).length
}

function show(address: string, tag: 'img' | 'image' = 'img'): void {
  const svg = tag === 'image' ? `<svg><image href="${address}" width="9" height="9"/></svg>` : `<img src="${address}">`
  const frame = document.createElement('div')
  frame.innerHTML = svg
  document.body.append(frame)
  onTestFinished(() => frame.remove())
}

it.each(['img', 'image'] as const)('[PIC-313] a page asks again for a picture that comes late (%s)', async (tag) => {
  onTestFinished(watchForLatePictures())
  hastenTimers()
  const address = `/pictures/${tag}-that-is-late/small.webp`
  show(address, tag)
  await expect.poll(() => requests(address)).toBeGreaterThan(2)
})

it('[PIC-313] a page does not ask again for what is no picture of the campaign', async () => {
  onTestFinished(watchForLatePictures())
  hastenTimers()
  const [other, picture] = ['/elsewhere/small.webp', '/pictures/asked-again/small.webp']
  show(other)
  show(picture)
  await expect.poll(() => requests(picture)).toBeGreaterThan(2)
  expect(requests(other)).toBe(1)
})
