import { afterEach, expect, it } from 'vitest'

import { resetStores } from '#stores/store.ts'

import { askAsDisplay, ownAddress, readSent } from './display-address.ts'

const sent = {
  token: { picture: { originalUrl: '/pictures/aaaaaaaaaaaaaaaa/full.webp', blur: 'data:image/webp;base64,' } },
  tiles: ['/pictures/bbbbbbbbbbbbbbbb/tiles', 'the shelf /pictures/ is empty'],
  text: '<p><img src="/pictures/cccccccccccccccc/large.webp"> and "/pictures/"</p>',
}

afterEach(resetStores)

it('[DISP-20] a page uses the regular addresses', () => {
  expect([ownAddress('/api/me'), readSent(JSON.stringify(sent))]).toEqual(['/api/me', sent])
})

it('[DISP-20] a display uses its own addresses, including for pictures in texts', () => {
  askAsDisplay()
  expect(ownAddress('/api/me')).toBe('/display/api/me')
  expect(readSent(JSON.stringify(sent))).toEqual({
    token: {
      picture: { originalUrl: '/display/pictures/aaaaaaaaaaaaaaaa/full.webp', blur: 'data:image/webp;base64,' },
    },
    tiles: ['/display/pictures/bbbbbbbbbbbbbbbb/tiles', 'the shelf /pictures/ is empty'],
    text: '<p><img src="/display/pictures/cccccccccccccccc/large.webp"> and "/pictures/"</p>',
  })
})
