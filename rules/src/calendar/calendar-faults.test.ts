import { expect, it } from 'vitest'

import { calendarFaults } from './calendar-faults.ts'
import { calendarOfTheReach as reach, withLeapMonth } from './calendar-of-the-reach.ts'
import { gregorianCalendar } from './calendar.ts'

it('[TIME-9] a sound calendar has no faults', () => {
  expect([reach, gregorianCalendar, withLeapMonth].flatMap(calendarFaults)).toEqual([])
})

const [first = { name: '', days: 1 }, ...others] = reach.months
const eras = [
  { name: 'of the road', from: 1 },
  { name: 'of the sea', from: 300 },
]

it.each([
  ['the name "lampmonth" appears twice', { months: [first, { name: 'lampmonth', days: 3 }] }, ['months', 1, 'name']],
  [
    '"3 Kings" would be read as another part of a date',
    { months: [{ name: '3 Kings', days: 3 }] },
    ['months', 0, 'name'],
  ],
  ['a week has 7 days, but there are 3 weekdays', { week: 7 }, ['week']],
  [
    '"before" is counted backwards, but is not the first era',
    { eras: [...eras, { name: 'before', from: null }] },
    ['eras', 2],
  ],
  [
    '"of the road" begins in year 1, but "of the sea" before it begins in 300',
    { eras: eras.toReversed() },
    ['eras', 1, 'from'],
  ],
  [
    'Lampmonth has 40 days, but leap days can remove 40',
    { leapDays: [{ every: 4, offset: 0, month: 0, days: -40 }] },
    ['leapDays', 0, 'days'],
  ],
  [
    'Lampmonth has 0 days, but leap days can remove 5',
    {
      months: [{ ...first, days: 0 }, ...others],
      leapDays: [
        { every: 4, offset: 0, month: 0, days: 5 },
        { every: 6, offset: 0, month: 0, days: -5 },
      ],
    },
    ['leapDays', 1, 'days'],
  ],
  [
    'Lampmonth has 0 days, but leap days can remove 5',
    {
      months: [{ ...first, days: 0 }, ...others],
      leapDays: [
        { every: 4, offset: 1, month: 0, days: 5 },
        { every: 100, offset: 0, month: 0, days: -5 },
      ],
    },
    ['leapDays', 1, 'days'],
  ],
  [
    'Lampmonth has no days in any year',
    { months: [{ ...first, days: 0 }, ...others], leapDays: [] },
    ['months', 0, 'days'],
  ],
  [
    'no month has days in every year',
    { months: [{ ...first, days: 0 }], leapDays: [{ every: 4, offset: 0, month: 0, days: 5 }] },
    ['months'],
  ],
])('[TIME-9] %s', (problem, change, at) => {
  expect(calendarFaults({ ...reach, ...change })).toMatchObject([{ problem, at }])
})
