import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { occurrences, type Rhythm } from './rhythm.ts'
import { zonedClock } from './zoned-time.ts'

const DAY_MS = 86_400_000
const fridays: Rhythm = {
  weeks: 2,
  weekday: 5,
  time: '19:00',
  zone: 'Europe/Zurich',
  from: '2026-10-13',
  until: null,
}
const span = { from: Date.parse('2026-10-10'), until: Date.parse('2026-11-20') }

describe('a rhythm', () => {
  it('[PLAN-6] begins on the first right weekday and keeps the time on the wall through the end of summer time', () => {
    const found = occurrences(fridays, span).map(({ date, startsAt }) => [date, new Date(startsAt).toISOString()])
    expect(found).toEqual([
      ['2026-10-16', '2026-10-16T17:00:00.000Z'],
      ['2026-10-30', '2026-10-30T18:00:00.000Z'],
      ['2026-11-13', '2026-11-13T18:00:00.000Z'],
    ])
  })

  it('[PLAN-6] ends with its last day, and may begin on the day itself', () => {
    const short = { ...fridays, from: '2026-10-16', until: '2026-10-30' }
    expect(occurrences(short, span).map(({ date }) => date)).toEqual(['2026-10-16', '2026-10-30'])
  })

  it('[PLAN-6] has the same sessions however the span is cut', () => {
    const zones = constantFrom('Europe/Zurich', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Kiritimati')
    const numbers = [integer({ min: 1, max: 8 }), integer({ min: 1, max: 7 }), integer({ min: 0, max: 400 })] as const
    assert(
      property(zones, ...numbers, (zone, weeks, weekday, days) => {
        const rhythm = { ...fridays, zone, weeks, weekday }
        const [from, until] = [span.from - 30 * DAY_MS, span.from + 420 * DAY_MS]
        const cut = from + days * DAY_MS
        const whole = occurrences(rhythm, { from, until })
        const parts = [occurrences(rhythm, { from, until: cut - 1 }), occurrences(rhythm, { from: cut, until })].flat()
        expect(parts).toEqual(whole)
        const { wallOf } = zonedClock(zone)
        for (const { date, startsAt } of whole) {
          expect(wallOf(startsAt)).toBe(`${date}T19:00`)
          expect(new Date(date).getUTCDay() || 7).toBe(weekday)
        }
      }),
      { numRuns: 30 },
    )
  })
})
