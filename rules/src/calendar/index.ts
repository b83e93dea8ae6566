export {
  dateAfter,
  dateOfDay,
  middleOf,
  placeOf,
  precisionOf,
  precisions,
  spanOf,
  weeksInMonth,
  type CampaignDate,
  type DaySpan,
  type Precision,
} from './campaign-date.ts'
export { calendarFaults, type CalendarFault } from './calendar-faults.ts'
export {
  dayAt,
  daysInMonth,
  firstDayOf,
  gregorianCalendar,
  lastingMonth,
  monthAfter,
  weekdayOf,
  weekdayPlace,
  yearAt,
  type Calendar,
} from './calendar.ts'
export { daysBetween, timeBetween } from './date-difference.ts'
export { moonsOn, type MoonOnDay, type MoonPhase } from './moon-phase.ts'
export { printDate, printWithinYear, printWithWeekday } from './print-date.ts'
export { readDate, type ReadDate } from './read-date.ts'
export { eraOf, yearName } from './year-name.ts'
