import { expect, it } from 'vitest'

import { isScreenPath } from './screen-path.ts'

it.each([
  ['/', true],
  ['/my-character', true],
  ['/characters/kessa-vane', true],
  ['/display', true],
  ['/v1.2/notes', true],
  ['/api', false],
  ['/api/query', false],
  ['/display/api/query', false],
  ['/pictures/abc/small.webp', false],
  ['/feeds/secret/news.xml', false],
  ['/assets/index-Ca3uLomF.js', false],
  ['/share/secret', false],
  ['/locations/the-third-lamp/share', true],
  ['/apiary', true],
])('[INS-2] %s is the address of a screen: %s', (pathname, isScreen) => {
  expect(isScreenPath(pathname)).toBe(isScreen)
})
