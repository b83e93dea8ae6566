import { expect, it } from 'vitest'

import { cityOf, dateWordsIn, linkIn } from './date-words.ts'

const at = Date.UTC(2026, 11, 4, 18)
const now = Date.UTC(2026, 10, 28, 23, 30)

it.each([
  ['Europe/Zurich', '2026-12-04T19:00', 'in 5 days'],
  ['America/New_York', '2026-12-04T13:00', 'in 6 days'],
  ['Pacific/Kiritimati', '2026-12-05T08:00', 'in 6 days'],
])('[PLAN-5] shows an instant as it is in %s', (zone, field, distance) => {
  const words = dateWordsIn(zone)
  expect(words.toField(at)).toBe(field)
  expect(words.fromField(field)).toBe(at)
  expect(words.inDays(at, now)).toBe(distance)
  expect([words.inDays(now, now), words.inDays(now + 86_400_000, now)]).toEqual(['today', 'tomorrow'])
})

it.each([
  ['https://meet.example/road', 'meet.example'],
  ['At Teo’s', undefined],
  ['javascript:alert(1)', undefined],
  ['see https://meet.example', undefined],
  ['https://', undefined],
])('[PLAN-1] the place %s links to %s', (place, host) => {
  expect(linkIn(place)?.host).toBe(host)
})

it('[PLAN-5] names a zone by its place', () => {
  expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
})
