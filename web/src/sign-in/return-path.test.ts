import { expect, it } from 'vitest'

import { returnPath } from './return-path.ts'

const origin = 'https://waybook.example'

it.each(['/', '/characters/kessa-vane', '/news?from=home#tarrow-tidings'])('returns to %s', (path) => {
  expect(returnPath(path, origin)).toBe(path)
})

it.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  'javascript:alert(1)',
  'characters',
  '/sign-in?to=/',
  '/sign-in/',
  '//',
  undefined,
  7,
])('goes to the home page if %j is requested', (path) => {
  expect(returnPath(path, origin)).toBe('/')
})
