import type { Member } from '@waybook/contract'
import { expect, it } from 'vitest'

import { nameOf, lastSeenText, sessionsText } from './member-labels.ts'

const NOW = 1_800_000_000_000
const maren: Member = {
  id: 'maren',
  firstName: 'Maren',
  lastName: 'Holt',
  email: 'maren@lowtarrow.example',
  role: 'player',
  characterId: null,
  joinedAt: NOW,
  lastSeenAt: NOW,
  sessions: 1,
}

it('[MEM-1] a member is shown by name, else by e-mail', () => {
  expect(nameOf(maren)).toBe('Maren Holt')
  expect(nameOf({ ...maren, lastName: null })).toBe('Maren')
  expect(nameOf({ ...maren, firstName: null, lastName: null })).toBe('maren@lowtarrow.example')
})

it('[MEM-1] a signed-in member seen minutes ago was seen just now', () => {
  expect(lastSeenText(maren, NOW + 5 * 60_000)).toBe('Seen just now')
  expect(lastSeenText({ ...maren, sessions: 0 }, NOW)).toMatch(/^Last seen \S/)
  expect(lastSeenText(maren, NOW + 6 * 60_000)).toMatch(/^Last seen \S/)
  expect(lastSeenText({ ...maren, lastSeenAt: null }, NOW)).toBe('Never seen')
})

it.each([
  [0, 'not signed in'],
  [1, 'signed in on one device'],
  [3, 'signed in on 3 devices'],
])('[MEM-1] %d sessions: %s', (sessions, words) => {
  expect(sessionsText({ ...maren, sessions })).toBe(words)
})
