import { damageOf } from '../attack/damage.ts'

/** A number as typed on the sheet: `6` sets it, `−5` takes away, `+2` adds. */
export interface TypedPoints {
  readonly sign: '+' | '-' | ''
  readonly number: number
}

/** `null` if the text is not such a number. Accepts the minus sign and the dash as well as the hyphen. */
export function readTypedPoints(text: string): TypedPoints | null {
  const found = /^([+-]?)\s*(\d{1,3})$/u.exec(text.trim().replace(/[−–]/u, '-'))
  if (!found) return null
  const [, sign = '', digits = ''] = found
  return { sign: sign === '+' || sign === '-' ? sign : '', number: Number(digits) }
}

interface Points {
  readonly now: number
  readonly most: number
  /** How much of a blow is absorbed; `null` for strain, which nothing absorbs. */
  readonly soak: number | null
}

/** The points after what was typed, between 0 and the maximum. Taking hit points away is a blow, of which soak absorbs a part. */
export function typedPointsAfter({ sign, number }: TypedPoints, { now, most, soak }: Points): number {
  const to = sign === '' ? number : sign === '+' ? now + number : now - lossOf(number, soak)
  return Math.min(Math.max(to, 0), most)
}

function lossOf(number: number, soak: number | null): number {
  return soak === null || number === 0 ? number : damageOf({ weapon: number, netSuccesses: 0, soak })
}
