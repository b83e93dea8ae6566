import { afterEach, expect, it, vi } from 'vitest'

import { pageFade } from './page-fade.ts'

const computer = { hover: 'hover', 'prefers-reduced-motion': 'no-preference' }

/** A browser with these media features. */
function browserWith(features: Readonly<Record<string, string>>): void {
  const matches = (query: string) =>
    [...query.matchAll(/\(([\w-]+): ([\w-]+)\)/g)].every(([, name = '', value]) => features[name] === value)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches(query) }))
  const chosen = features['chosen motion'] ?? null
  vi.stubGlobal('document', { documentElement: { getAttribute: () => chosen } })
}

const fades = (from: string | undefined, to: string) =>
  pageFade.types({ ...(from !== undefined && { fromLocation: { pathname: from } }), toLocation: { pathname: to } }) !==
  false

afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['one page into the next', '/items', '/items/bell', true],
  ['a page with a name like that of the table', '/vttx', '/rules', true],
  ['the first page', undefined, '/items', false],
  ['within a page', '/items', '/items', false],
  ['to the table', '/items', '/vtt/camp', false],
  ['from the table', '/vtt/camp', '/items', false],
  ['to a display', '/', '/display', false],
])('[SCR-78] %s: from %s to %s fades on computers: %s', (_what, from, to, expected) => {
  browserWith(computer)
  expect(fades(from, to)).toBe(expected)
})

it.each([
  ['on a computer', {}, true],
  ['on a phone', { hover: 'none' }, false],
  ['with reduced motion', { 'prefers-reduced-motion': 'reduce' }, false],
  ['with less motion, as chosen under Profile', { 'chosen motion': 'less' }, false],
])('[SCR-78] %s a page fades into the next: %j, %s', (_where, features, expected) => {
  browserWith({ ...computer, ...features })
  expect(fades('/items', '/rules')).toBe(expected)
})
