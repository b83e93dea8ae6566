import { type Calendar, modulo, type Moon } from './calendar.ts'

const phases = [
  'new',
  'waxing crescent',
  'first quarter',
  'waxing gibbous',
  'full',
  'waning gibbous',
  'last quarter',
  'waning crescent',
] as const
export type MoonPhase = (typeof phases)[number]

export interface MoonOnDay {
  readonly name: string
  /** The elapsed part of its cycle, from 0 (new) to less than 1; 0.5 is full. */
  readonly past: number
  readonly phase: MoonPhase
}

/**
 * The moons of the calendar on a day.
 * @example moonsOn(gregorianCalendar, 730_491) // [{ name: 'Moon', phase: 'full', … }]
 */
export function moonsOn({ moons }: Calendar, number: number): MoonOnDay[] {
  return moons.map((moon) => {
    const past = pastOf(moon, number)
    return { name: moon.name, past, phase: phases[Math.round(past * phases.length) % phases.length] ?? 'new' }
  })
}

function pastOf({ cycle, age }: Moon, number: number): number {
  return modulo(number + age, cycle) / cycle
}
