import { expect, it } from 'vitest'

import { isBehindMore } from './behind-more.ts'

it.each([
  '/profile',
  '/notes',
  '/sessions',
  '/proposals',
  '/admin',
  '/items',
  '/locations',
  '/organizations',
  '/events',
])('More leads to %s on phones and tablets', (path) => {
  expect([isBehindMore(path, false), isBehindMore(path, true)]).toEqual([true, true])
  expect(isBehindMore(`${path}/one-of-them`, false)).toBe(true)
})

it.each(['/news', '/world', '/world/map', '/rules'])(
  'More leads to %s only on phones, because wider screens have it in the bar',
  (path) => {
    expect([isBehindMore(path, false), isBehindMore(path, true)]).toEqual([true, false])
  },
)

it.each(['/', '/characters', '/characters/kessa-vane', '/vtt', '/my-character', '/no-such'])(
  '%s is not behind More',
  (path) => {
    expect([isBehindMore(path, false), isBehindMore(path, true)]).toEqual([false, false])
  },
)
