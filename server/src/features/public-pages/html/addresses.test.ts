import { expect, it } from 'vitest'

import { readPicturePath, withAddresses } from './addresses.ts'

const addresses = {
  page: (id: string) => (id === 'items/bell' ? '../items/bell.html' : null),
  picture: (path: string) => (readPicturePath(path)?.key === 'known' ? 'pictures/known.webp' : null),
}

it.each([
  [
    '<a href="/items/bell" data-entity="items/bell">it</a>',
    '<a href="../items/bell.html" data-entity="items/bell">it</a>',
  ],
  ['<a href="/items/bell#part-sound">it</a>', '<a href="../items/bell.html#part-sound">it</a>'],
  ['<a href="/Items/Bell">it</a>', '<a href="../items/bell.html">it</a>'],
  ['<a href="/items/other">it</a>', '<a>it</a>'],
  ['<a href="/admin/log">it</a>', '<a>it</a>'],
  ['<a href="/%zz">it</a>', '<a>it</a>'],
  ['<a href="//evil.example/items/bell">it</a>', '<a>it</a>'],
  ['<a href="#part-sound">it</a>', '<a href="#part-sound">it</a>'],
  ['<a href="https://example.org/">it</a>', '<a href="https://example.org/">it</a>'],
  [
    '<img src="/pictures/known/large.webp" alt="a > b" width="3">',
    '<img src="pictures/known.webp" alt="a > b" width="3">',
  ],
  ['<p><img src="/pictures/other/large.webp" alt=""></p>', '<p></p>'],
])('[SHARE-4] [SITE-3] %s becomes %s', (html, written) => expect(withAddresses(html, addresses)).toBe(written))
