import type { Die } from './die.ts'
import type { DieSymbolName } from './symbol.ts'

/** The symbols on one face of a die; none on a blank face. */
export type Face = readonly DieSymbolName[]

const S = 'success'
const A = 'advantage'
const T = 'triumph'
const F = 'failure'
const H = 'threat'
const D = 'despair'

/** The published faces of each die. */
export const faces: Readonly<Record<Die, readonly Face[]>> = {
  boost: [[], [], [S], [S, A], [A, A], [A]],
  ability: [[], [S], [S], [S, S], [A], [A], [S, A], [A, A]],
  proficiency: [[], [S], [S], [S, S], [S, S], [A], [S, A], [S, A], [S, A], [A, A], [A, A], [T]],
  setback: [[], [], [F], [F], [H], [H]],
  difficulty: [[], [F], [F, F], [H], [H], [H], [H, H], [F, H]],
  challenge: [[], [F], [F], [F, F], [F, F], [H], [H], [F, H], [F, H], [H, H], [H, H], [D]],
}
