import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { calendarOfTheReach, withLeapMonth } from './calendar-of-the-reach.ts'
import {
  type Calendar,
  dayAt,
  daysBeforeYear,
  daysInMonth,
  firstDayOf,
  gregorianCalendar,
  monthAfter,
  weekdayOf,
  weekdayPlace,
} from './calendar.ts'
import { moonsOn } from './moon-phase.ts'

const DAY_MS = 86_400_000
const FIRST_MS = Date.UTC(2001, 0, 1) - 730_485 * DAY_MS

const anyCalendar: fc.Arbitrary<Calendar> = fc
  .record({
    months: fc
      .array(fc.integer({ min: 8, max: 60 }), { minLength: 1, maxLength: 14 })
      .map((lengths) => lengths.map((days, place) => ({ name: `Month ${String.fromCodePoint(65 + place)}`, days }))),
    leapDays: fc.array(
      fc.record({
        every: fc.integer({ min: 1, max: 12 }),
        offset: fc.integer({ min: -5, max: 20 }),
        month: fc.constant(0),
        days: fc.integer({ min: -2, max: 3 }),
      }),
      { maxLength: 3 },
    ),
    leapMonth: fc.option(fc.record({ every: fc.integer({ min: 2, max: 9 }), days: fc.integer({ min: 1, max: 40 }) })),
    firstWeekday: fc.integer({ min: 0, max: 2 }),
    yearsBeginAlike: fc.boolean(),
  })
  .map(({ leapMonth, ...some }) => {
    const calendar = { ...calendarOfTheReach, ...some }
    if (leapMonth === null) return calendar
    const leap = { ...leapMonth, offset: 0, month: calendar.months.length }
    return {
      ...calendar,
      months: [...calendar.months, { name: 'Leap Month', days: 0 }],
      leapDays: [...calendar.leapDays, leap],
    }
  })
const anyDay = fc.integer({ min: -400_000, max: 400_000 })

describe('days and their numbers', () => {
  it('[TIME-1] each day has one number, and each number one day', () => {
    fc.assert(
      fc.property(anyCalendar, anyDay, (calendar, number) => {
        const { year, month, day } = dayAt(calendar, number)
        expect(day).toBeGreaterThanOrEqual(1)
        expect(day).toBeLessThanOrEqual(daysInMonth(calendar, year, month))
        expect(firstDayOf(calendar, year, month) + day - 1).toBe(number)
      }),
    )
  })

  it('[TIME-1] later days have greater numbers', () => {
    fc.assert(
      fc.property(anyCalendar, anyDay, (calendar, number) => {
        const [one, next] = [dayAt(calendar, number), dayAt(calendar, number + 1)]
        const key = ({ year, month, day }: typeof one) => year * 1e6 + month * 1000 + day
        expect(key(next)).toBeGreaterThan(key(one))
      }),
    )
  })

  it('[TIME-2] a year is as long as its months, including leap days', () => {
    fc.assert(
      fc.property(anyCalendar, fc.integer({ min: -900, max: 900 }), (calendar, year) => {
        const months = calendar.months.map((_, month) => daysInMonth(calendar, year, month))
        const days = months.reduce((sum, one) => sum + one, 0)
        expect(daysBeforeYear(calendar, year + 1) - daysBeforeYear(calendar, year)).toBe(days)
      }),
    )
  })

  it('[TIME-2] a campaign without a calendar uses the Gregorian one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (number) => {
        const date = new Date(FIRST_MS + number * DAY_MS)
        const { year, month, day } = dayAt(gregorianCalendar, number)
        expect([year, month, day]).toEqual([date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()])
        expect(weekdayPlace(gregorianCalendar, number)).toBe((date.getUTCDay() + 6) % 7)
      }),
    )
  })
})

describe('a month of leap years only', () => {
  it.each([
    [240, 5],
    [241, 0],
    [244, 5],
    [300, 0],
    [400, 5],
    [0, 5],
    [-1, 0],
  ])('[TIME-12] in the year %i has %i days', (year, days) => {
    expect(daysInMonth(withLeapMonth, year, 3)).toBe(days)
  })

  it.each([
    ['the month before it', 240, 2, 30, 3, 1],
    ['the month', 240, 3, 5, 4, 1],
    ['the month before, in a year without it', 241, 2, 30, 4, 1],
  ])('[TIME-12] the day after the last one of %s', (_, year, month, last, next, day) => {
    expect(dayAt(withLeapMonth, firstDayOf(withLeapMonth, year, month) + last)).toEqual({ year, month: next, day })
  })

  it.each([
    [{ year: 240, month: 2 }, 1, { year: 240, month: 3 }],
    [{ year: 241, month: 2 }, 1, { year: 241, month: 4 }],
    [{ year: 241, month: 4 }, -1, { year: 241, month: 2 }],
    [{ year: 241, month: 5 }, 1, { year: 242, month: 0 }],
    [{ year: 241, month: 0 }, -1, { year: 240, month: 5 }],
  ] as const)('[TIME-12] from %o by %i the month is %o', (from, by, to) => {
    expect(monthAfter(withLeapMonth, from, by)).toEqual(to)
  })
})

describe('weekdays', () => {
  it('[TIME-3] follow one another', () => {
    fc.assert(
      fc.property(anyCalendar, anyDay, (calendar, number) => {
        const isNewYear = dayAt(calendar, number).month === 0 && dayAt(calendar, number).day === 1
        const expected = (weekdayPlace(calendar, number - 1) + 1) % 3
        const place = weekdayPlace(calendar, number)
        expect(place).toBe(calendar.yearsBeginAlike && isNewYear ? calendar.firstWeekday : expected)
      }),
    )
  })

  it('[TIME-3] begin where the calendar says; a calendar may have none', () => {
    expect(weekdayOf(calendarOfTheReach, 0)).toBe('Wickday')
    expect(weekdayOf(calendarOfTheReach, -1)).toBe('Lampday')
    expect(weekdayOf({ ...calendarOfTheReach, weekdays: [] }, 0)).toBeNull()
  })
})

describe('moons', () => {
  it.each([
    [0, 'new'],
    [7, 'first quarter'],
    [15, 'full'],
    [22, 'last quarter'],
    [29, 'new'],
    [-15, 'full'],
  ] as const)('[TIME-4] on day %i, The Lamp is %s', (day, first) => {
    expect(moonsOn(calendarOfTheReach, day)[0]).toMatchObject({ name: 'The Lamp', phase: first })
  })

  it('[TIME-4] repeat a phase after a cycle', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const pastOn = (number: number) => moonsOn(calendarOfTheReach, number)[1]?.past
        expect(pastOn(day + 11)).toBeCloseTo(pastOn(day) ?? Number.NaN)
      }),
    )
  })
})
