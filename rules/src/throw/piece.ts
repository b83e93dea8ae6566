import { dice, type Die } from '../dice/die.ts'
import type { DieResult } from '../dice/throwable.ts'
import type { SolidName } from './solids.ts'

/** The faces printed on a body: a die's, or the tens or units of a d100. */
export type Print = Die | 'force' | 'fate' | SolidName | 'tens' | 'units'

/** One body in a 3D throw. */
export interface Piece {
  readonly print: Print
  readonly solid: SolidName
  /** The index of the face that shows the result. */
  readonly face: number
}

/** The most pieces in a 3D throw: the most dice that a pool can hold. */
export const PIECES_MAX = 60

const solidByPrint: Readonly<Record<Print, SolidName>> = {
  proficiency: `d${dice.proficiency.sides}`,
  ability: `d${dice.ability.sides}`,
  boost: `d${dice.boost.sides}`,
  challenge: `d${dice.challenge.sides}`,
  difficulty: `d${dice.difficulty.sides}`,
  setback: `d${dice.setback.sides}`,
  force: 'd12',
  fate: 'd6',
  d4: 'd4',
  d6: 'd6',
  d8: 'd8',
  d10: 'd10',
  d12: 'd12',
  d20: 'd20',
  tens: 'd10',
  units: 'd10',
}

const isPrint = (name: string): name is Print => Object.hasOwn(solidByPrint, name)

const piece = (print: Print, face: number): Piece => ({ print, solid: solidByPrint[print], face })

/**
 * The bodies that show these dice, in order; `null` if a die has no solid, such as a d7, or without dice, or with too many.
 * @example piecesOf([{ die: 'd100', face: 41 }]) // [{ print: 'tens', solid: 'd10', face: 4 }, { print: 'units', solid: 'd10', face: 2 }]
 */
export function piecesOf(fallen: readonly DieResult[]): Piece[] | null {
  const pieces: Piece[] = []
  for (const { die, face } of fallen) {
    if (die === 'd100') pieces.push(...percentile(face))
    else if (isPrint(die)) pieces.push(piece(die, face))
    else return null
  }
  return pieces.length > 0 && pieces.length <= PIECES_MAX ? pieces : null
}

/** Face 0 is a 1. A hundred is shown as 00 and 0. */
function percentile(face: number): Piece[] {
  const value = (face + 1) % 100
  return [piece('tens', Math.floor(value / 10)), piece('units', value % 10)]
}
