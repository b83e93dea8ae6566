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
  /** How much of its cycle is over, from 0 to less than 1: new at 0, full at a half. */
  readonly past: number
  readonly phase: MoonPhase
}

/** The moons of the calendar on a day, which counts from 0 for the first day of year 1. */
export function moonsOn({ moons }: Calendar, number: number): MoonOnDay[] {
  return moons.map((moon) => {
    const past = pastOf(moon, number)
    return { name: moon.name, past, phase: phases[Math.round(past * phases.length) % phases.length] ?? 'new' }
  })
}

function pastOf({ cycle, age }: Moon, number: number): number {
  return modulo(number + age, cycle) / cycle
}
