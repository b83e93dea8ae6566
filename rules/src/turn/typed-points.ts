import { damageOf } from '../attack/damage.ts'

/** A number typed on the sheet: `6` sets points, `−5` subtracts, `+2` adds. */
export interface TypedPoints {
  readonly sign: '+' | '-' | ''
  readonly number: number
}

/**
 * `null` if the text isn't a number of points. Accepts a minus sign or dash as well as a hyphen.
 * @example readTypedPoints('−5') // { sign: '-', number: 5 }
 */
export function readTypedPoints(text: string): TypedPoints | null {
  const found = /^([+-]?)\s*(\d{1,3})$/u.exec(text.trim().replace(/[−–]/u, '-'))
  if (!found) return null
  const [, sign = '', digits = ''] = found
  return { sign: sign === '+' || sign === '-' ? sign : '', number: Number(digits) }
}

interface Points {
  readonly now: number
  readonly most: number
  /** The soak that absorbs part of a blow; `null` for strain, which nothing absorbs. */
  readonly soak: number | null
}

/**
 * The points after the typed number, between 0 and the maximum. Subtracting hit points is a blow, so soak absorbs part of it.
 * @example typedPointsAfter({ sign: '-', number: 5 }, { now: 9, most: 12, soak: 2 }) // 6
 */
export function typedPointsAfter({ sign, number }: TypedPoints, { now, most, soak }: Points): number {
  const to = sign === '' ? number : sign === '+' ? now + number : now - lossOf(number, soak)
  return Math.min(Math.max(to, 0), most)
}

function lossOf(number: number, soak: number | null): number {
  return soak === null || number === 0 ? number : damageOf({ weapon: number, netSuccesses: 0, soak })
}
