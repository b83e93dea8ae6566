import { expect, it } from 'vitest'

import { returnPath, signInPath } from './return-path.ts'

const origin = 'https://waybook.example'

it.each([
  ['/', '/'],
  ['/characters/kessa-vane', '/characters/kessa-vane'],
  ['/news?from=home#tarrow-tidings', '/news?from=home#tarrow-tidings'],
  ['/search?q=//elsewhere.example', '/search?q=//elsewhere.example'],
  ['/characters/../news', '/news'],
  ['//waybook.example/news', '/news'],
  ['/sign-in-sheet', '/sign-in-sheet'],
])('[SIG-33] %s returns to %s', (wanted, path) => {
  expect(returnPath(wanted, origin)).toBe(path)
})

it.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '///elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  '/.//elsewhere.example/x',
  '/./\\elsewhere.example/x',
  '/.\t/\n/elsewhere.example',
  '/.///elsewhere.example',
  '/..//elsewhere.example',
  '/x/..//elsewhere.example',
  '/x/y/../..//elsewhere.example?to=/#top',
  '/%2e//elsewhere.example',
  '/%2E%2e//elsewhere.example',
  '/x/.%2e//elsewhere.example',
  '/.//user@elsewhere.example:8080/',
  '/.//',
  'javascript:alert(1)',
  'characters',
  '/sign-in?to=/',
  '/sign-in/',
  '/sign-in#',
  '/./sign-in',
  '//',
  '',
  undefined,
  7,
])('[SIG-33] goes to the home page if %j is requested', (path) => {
  expect(returnPath(path, origin)).toBe('/')
})

it('[SCR-70] the sign-in page returns to the page that needed it, and an open sign-in page stays', () => {
  expect(signInPath({ pathname: '/items', search: '?tag=glass', hash: '#list' })).toBe(
    '/sign-in?to=%2Fitems%3Ftag%3Dglass%23list',
  )
  expect(signInPath({ pathname: '/sign-in', search: '?to=%2Fitems', hash: '' })).toBeNull()
})
