import { expect, it } from 'vitest'

import { initialsOf } from './face.tsx'

it.each([
  ['Kessa Vane', 'KV'],
  ['The Drowned Bell-ringer', 'TB'],
  ['bishop', 'B'],
  ['  ', ''],
  ['𝒦essa', '𝒦'],
])('[VTT-6] the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
