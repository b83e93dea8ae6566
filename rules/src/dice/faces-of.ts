import { dieKinds } from './die.ts'
import { faces } from './faces.ts'
import { fateFaces, forceFaces } from './special-faces.ts'
import type { DieSymbolName, ForceSymbolName } from './symbol.ts'
import { sidesOf, type Throwable } from './throwable.ts'

/** One face of any die: its symbols (none on a blank face) or its number. */
export type AnyFace = readonly (DieSymbolName | ForceSymbolName)[] | number

/**
 * The faces of a die. Face indexes in a `ThrowResult` refer to this order.
 * @example facesOf('fate') // [-1, -1, 0, 0, 1, 1]
 */
export function facesOf(die: Throwable): readonly AnyFace[] {
  if (die === 'force') return forceFaces
  if (die === 'fate') return fateFaces
  const kind = dieKinds.find((known) => known === die)
  return kind ? faces[kind] : Array.from({ length: sidesOf(die) }, (_, index) => index + 1)
}
