import { expect, it } from 'vitest'

import { afterQuiet } from './quiet-hours.ts'

const night = { from: '22:30', until: '07:30' }
const noon = { from: '12:00', until: '13:00' }

it.each([
  ['the evening before', '2026-12-04T20:00Z', night, 'Europe/Zurich', '2026-12-04T20:00Z'],
  ['at the beginning', '2026-12-04T21:30Z', night, 'Europe/Zurich', '2026-12-05T06:30Z'],
  ['after midnight', '2026-12-05T00:10Z', night, 'Europe/Zurich', '2026-12-05T06:30Z'],
  ['at the end', '2026-12-05T06:30Z', night, 'Europe/Zurich', '2026-12-05T06:30Z'],
  ['in another zone', '2026-12-05T06:30Z', night, 'America/New_York', '2026-12-05T12:30Z'],
  ['over the spring change', '2026-03-29T00:30Z', night, 'Europe/Zurich', '2026-03-29T05:30Z'],
  ['over the autumn change', '2026-10-25T00:30Z', night, 'Europe/Zurich', '2026-10-25T06:30Z'],
  ['over a change of half an hour', '2026-10-03T15:20Z', night, 'Australia/Lord_Howe', '2026-10-03T20:30Z'],
  ['within one day', '2026-12-04T12:15Z', noon, 'UTC', '2026-12-04T13:00Z'],
  ['with no hours', '2026-12-04T12:15Z', { from: '12:00', until: '12:00' }, 'UTC', '2026-12-04T12:15Z'],
])('[TELL-5] quiet hours: %s', (_when, at, quiet, zone, expected) => {
  expect(new Date(afterQuiet(Date.parse(at), quiet, zone))).toEqual(new Date(expected))
})
