import { expect, it } from 'vitest'

import { basePathOf, pathInCampaign } from './base-path.ts'

it.each([
  ['/', '', '/'],
  ['/items/bell', '', '/items/bell'],
  ['/c', '', '/c'],
  ['/c/the-salt-road', '/c/the-salt-road', '/'],
  ['/c/the-salt-road/', '/c/the-salt-road', '/'],
  ['/c/the-salt-road/items/bell', '/c/the-salt-road', '/items/bell'],
])('[HTTP-132] the page at %s', (pathname, basePath, path) => {
  expect([basePathOf(pathname), pathInCampaign(pathname)]).toEqual([basePath, path])
})
