import type { Calendar } from './calendar.ts'

/** For tests: ten months of different lengths, a leap day, weeks, two eras and two moons. */
export const calendarOfTheReach: Calendar = {
  about: 'Years of the road, from the First Lighting.',
  months: [
    { name: 'Lampmonth', days: 40 },
    { name: 'Hungermonth', days: 40 },
    { name: 'Saltmonth', days: 30 },
    { name: 'Deep Reed', days: 37 },
    { name: 'Reedfall', days: 38 },
  ],
  weekdays: ['Lampday', 'Wickday', 'Tideday'],
  week: 3,
  firstWeekday: 1,
  yearsBeginAlike: false,
  eras: [
    { name: 'before the First Lighting', from: null },
    { name: 'of the road', from: 1 },
  ],
  leapDays: [{ every: 5, offset: 2, month: 2, days: 2 }],
  moons: [
    { name: 'The Lamp', cycle: 29.5, age: 0 },
    { name: 'The Wick', cycle: 11, age: 4 },
  ],
}

/** For tests: the same calendar with a fourth month in the leap years of the Gregorian calendar. */
export const withLeapMonth: Calendar = {
  ...calendarOfTheReach,
  months: calendarOfTheReach.months.toSpliced(3, 0, { name: 'Midmonth', days: 0 }),
  leapDays: [
    { every: 4, offset: 0, month: 3, days: 5 },
    { every: 100, offset: 0, month: 3, days: -5 },
    { every: 400, offset: 0, month: 3, days: 5 },
  ],
}
