import { expect, it } from 'vitest'

import { sizeOf } from './backup-section.tsx'
import { consequenceOf } from './restore-panel.tsx'
import { restoringOf } from './use-restore.ts'

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [4_250_000, '4.3 MB'],
  [2_000_000_000_000, '2,000 GB'],
])('[BAK-3] %d bytes are %s', (bytes, words) => {
  expect(sizeOf(bytes)).toBe(words)
})

it('[BAK-339] before a restore the page says what is replaced, and who is signed out', () => {
  expect(consequenceOf({ accounts: null, hasYourAccount: true })).toMatch(/Pictures and accounts stay\.$/)
  expect(consequenceOf({ accounts: 3, hasYourAccount: true })).toMatch(/whose account is in it stay signed in\.$/)
  expect(consequenceOf({ accounts: 3, hasYourAccount: false })).toMatch(/sign in as a game master of the backup\.$/)
})

it('[BAK-339] a page follows its own restore, and notices a server that does not know it', () => {
  const status = { restoreId: 'r1', state: 'running', error: null, before: null } as const
  const done = { ...status, state: 'done' } as const
  expect(restoringOf(status, null)).toBe('no')
  expect([restoringOf(undefined, 'r1'), restoringOf(status, 'r1')]).toEqual(['running', 'running'])
  expect([restoringOf(null, 'r1'), restoringOf(done, 'r2')]).toEqual(['lost', 'lost'])
  expect(restoringOf(done, 'r1')).toBe(done)
})
