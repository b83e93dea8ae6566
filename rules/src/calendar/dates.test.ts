import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { calendarOfTheReach as reach, withLeapMonth } from './calendar-of-the-reach.ts'
import { daysInMonth, gregorianCalendar } from './calendar.ts'
import { type CampaignDate, dateAfter, dateOfDay, placeOf, precisionOf, spanOf, weeksInMonth } from './campaign-date.ts'
import { daysBetween, timeBetween } from './date-difference.ts'
import { printDate, printWithinYear, printWithWeekday } from './print-date.ts'
import { readDate } from './read-date.ts'

function read(text: string, calendar = reach): CampaignDate {
  const found = readDate(calendar, text)
  if (!found.ok) throw new Error(found.problem)
  return found.date
}

const anyDate: fc.Arbitrary<CampaignDate> = fc
  .record({
    year: fc.integer({ min: -300, max: 900 }),
    precision: fc.constantFrom('year', 'month', 'week', 'day'),
    month: fc.nat({ max: 4 }),
    part: fc.nat({ max: 1000 }),
    time: fc.constantFrom('', 'at midnight', 'after dark'),
  })
  .map(({ year, precision, month, part, time }) => ({
    year,
    month: precision === 'year' ? null : month,
    week: precision === 'week' ? (part % weeksInMonth(reach, year, month)) + 1 : null,
    day: precision === 'day' ? (part % daysInMonth(reach, year, month)) + 1 : null,
    time,
  }))

describe('writing dates', () => {
  it.each([
    ['12 Saltmonth 241', '12 Saltmonth 241'],
    ['saltmonth 12, 241', '12 Saltmonth 241'],
    ['the 12th of Saltmonth, year 241', '12 Saltmonth 241'],
    ['first of Lampmonth 241', '1 Lampmonth 241'],
    ['last day of Saltmonth 242, at the turn', '32 Saltmonth 242, at the turn'],
    ['Saltmonth 241, last day', '30 Saltmonth 241'],
    ['Saltmonth 241', 'Saltmonth 241'],
    ['Deep Reed 5', 'Deep Reed 5'],
    ['Hungermonth, year 241, third week', 'Hungermonth 241, third week'],
    ['Hungermonth 241, week 11', 'Hungermonth 241, 11th week'],
    ['Reedfall 240, at midnight', 'Reedfall 240, at midnight'],
    ['241', '241'],
    ['year 241', '241'],
    ['241 of the Road', '241'],
    ['2 before the first lighting', '2 before the First Lighting'],
    ['12 Lampmonth 2 before the First Lighting', '12 Lampmonth 2 before the First Lighting'],
    ['241-3-12', '12 Saltmonth 241'],
  ])('[TIME-5] "%s" is %s', (text, printed) => {
    expect(printDate(reach, read(text))).toBe(printed)
  })

  it('[TIME-5] a printed date is read as the same date', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(read(printDate(reach, date))).toEqual(date)
      }),
    )
  })

  it('[TIME-5] years without eras have no names, and may be negative', () => {
    const plain = { ...reach, eras: [] }
    expect(printDate(plain, read('Saltmonth -3', plain))).toBe('Saltmonth -3')
    expect(printDate(gregorianCalendar, read('2026-11-22', gregorianCalendar))).toBe('22 November 2026')
    expect(printDate(gregorianCalendar, read('March 44 BC', gregorianCalendar))).toBe('March 44 BC')
  })

  it('[TIME-5] a date is also printed with its weekday, or without its year', () => {
    expect(printWithWeekday(reach, read('1 Lampmonth 1'))).toBe('Wickday, 1 Lampmonth 1')
    expect(printWithWeekday(reach, read('Lampmonth 1'))).toBe('Lampmonth 1')
    expect(printWithinYear(reach, read('Hungermonth 241, third week'))).toBe('Hungermonth, third week')
    expect(printWithinYear(reach, read('241'))).toBe('')
  })

  it.each([
    ['', 'the year is missing'],
    ['Saltmonth', 'the year is missing'],
    ['some spring', '"some spring" is not a date'],
    ['12 Saltmonht 241', 'there is no month or era "Saltmonht 241"'],
    ['31 Saltmonth 241', 'Saltmonth has 30 days in that year, so there is no day 31'],
    ['middle of Saltmonth 241', 'the text before "Saltmonth" is not a day'],
    ['Saltmonth 241, 12th week', 'Saltmonth has 10 weeks, so there is no week 12'],
    ['241, third week', 'a week needs the name of its month'],
    ['241 of the sea', 'there is no month or era "of the sea"'],
    ['0', 'years count from 1, even in an era, so there is no year 0'],
    ['241-6-1', 'there is no month 6'],
    ['999999', 'the year 999999 is too far away'],
  ])('[TIME-6] "%s" cannot be read: %s', (text, problem) => {
    const found = readDate(reach, text)
    expect(found).toMatchObject({ ok: false, problem })
    expect(found.ok ? '' : found.fix).toMatch(/^write a date such as "12 Reedfall 241"/)
  })

  it.each(['3 Midmonth 240', 'Midmonth 244, second week', 'Midmonth 400', 'Midmonth 240, last day'])(
    '[TIME-12] "%s" is a date of a month of leap years',
    (text) => {
      const date = read(text, withLeapMonth)
      expect(read(printDate(withLeapMonth, date), withLeapMonth)).toEqual(date)
      expect(dateOfDay(withLeapMonth, spanOf(withLeapMonth, date).first)).toMatchObject({ month: 3, year: date.year })
    },
  )

  it.each(['3 Midmonth 241', 'Midmonth 241', 'Midmonth 241, last week', 'Midmonth 300, last day', '241-4-1'])(
    '[TIME-12] "%s" cannot be read: that year has no such month',
    (text) => {
      expect(readDate(withLeapMonth, text)).toMatchObject({
        ok: false,
        problem: 'there is no Midmonth in that year, which is not a leap year',
      })
    },
  )

  it('[TIME-12] the example of a date uses a month that every year has', () => {
    const months = [...reach.months, { name: 'Midmonth', days: 0 }]
    const found = readDate({ ...reach, months }, 'some spring')
    expect(found.ok ? '' : found.fix).toMatch(/^write a date such as "12 Reedfall 241"/)
  })

  it('[TIME-6] a week is refused if the calendar has no weeks', () => {
    const found = readDate({ ...reach, weekdays: [], week: 0 }, 'Saltmonth 241, second week')
    expect(found).toMatchObject({ ok: false, problem: 'the calendar has no weeks' })
  })
})

describe('vague dates', () => {
  it('[TIME-7] a date spans all days that it may mean', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const { first, last } = spanOf(reach, date)
        expect(last).toBeGreaterThanOrEqual(first)
        for (const day of [first, last]) {
          const exact = dateOfDay(reach, day)
          expect(exact.year).toBe(date.year)
          expect(date.month ?? exact.month).toBe(exact.month)
          const week = Math.ceil((exact.day ?? 0) / 3)
          expect(date.week ?? week).toBe(week)
        }
      }),
    )
  })

  it('[TIME-7] dates are ordered by their first day, and the vaguest comes first on the same day', () => {
    const texts = ['240', '241', 'Lampmonth 241', 'Lampmonth 241, first week', '1 Lampmonth 241', '2 Lampmonth 241']
    const places = texts.map((text) => placeOf(reach, read(text)))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(new Set(places).size).toBe(texts.length)
  })
})

describe('moving a date and time between dates', () => {
  it.each([
    ['12 Saltmonth 241', 'day', 1, '13 Saltmonth 241'],
    ['1 Lampmonth 1', 'day', -1, '38 Reedfall 1 before the First Lighting'],
    ['12 Saltmonth 241', 'week', -1, '9 Saltmonth 241'],
    ['Saltmonth 241, second week', 'week', 1, 'Saltmonth 241, third week'],
    ['Saltmonth 241, first week', 'week', -1, 'Hungermonth 241, 14th week'],
    ['Saltmonth 241, second week', 'day', 1, '6 Saltmonth 241'],
  ] as const)('[TIME-8] from %s, a step of a %s (%i) leads to %s', (text, step, by, expected) => {
    expect(printDate(reach, dateAfter(reach, read(text), step, by))).toBe(expected)
  })

  it.each([
    ['11 Saltmonth 241', '30 Saltmonth 241', '19 days'],
    ['30 Saltmonth 241', '29 Saltmonth 241', '1 day'],
    ['12 Saltmonth 241', '12 Saltmonth 241', 'no time'],
    ['Saltmonth 241, second week', '30 Saltmonth 241', '25 days'],
    ['223', '240', '17 years'],
    ['Reedfall 223', 'Reedfall 240', '17 years'],
    ['Saltmonth 241', '242', '1 year'],
  ])('[TIME-8] between %s and %s there are %s', (from, to, words) => {
    expect(timeBetween(reach, read(from), read(to))).toBe(words)
  })

  it('[TIME-8] durations add up', () => {
    fc.assert(
      fc.property(anyDate, anyDate, anyDate, (one, two, three) => {
        expect(daysBetween(reach, one, two) + daysBetween(reach, two, three)).toBe(daysBetween(reach, one, three))
      }),
    )
  })

  it('[TIME-8] a step forward and one back lead to the same exact day', () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom('day', 'week'), (date, step) => {
        fc.pre(precisionOf(date) === 'day')
        const there = dateAfter(reach, date, step, 1)
        expect(dateAfter(reach, there, step, -1)).toEqual({ ...date, time: '' })
      }),
    )
  })
})
