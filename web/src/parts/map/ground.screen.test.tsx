import type { Picture } from '@waybook/contract'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'

import { Ground } from './ground.tsx'
import { Viewport } from './viewport.ts'

const picture: Picture = {
  thumbnails: { small: '/small.webp', medium: '/medium.webp', large: '/large.webp' },
  originalUrl: '/full.webp',
  contentType: 'image/webp',
  width: 2048,
  height: 2048,
  blur: 'data:,',
}

it.each([
  ['of four megapixels is one picture', { width: 2048, height: 2048, tiles: null }, 'whole'],
  ['of more megapixels is in tiles', { width: 2049, height: 2048, tiles: null }, 'tiles'],
  ['that is partly covered is in tiles', { width: 640, height: 480, tiles: [] }, 'tiles'],
])('[TILE-1] [ATL-2] a map %s', async (_which, map, drawn) => {
  const ground = { ...map, address: '/tiles' }
  await render(<Ground map={ground} picture={picture} viewport={new Viewport()} onState={() => {}} />)
  const shown = () => document.querySelector('[data-ground]')?.getAttribute('data-ground')
  await expect.poll(shown).toBe(drawn)
})
