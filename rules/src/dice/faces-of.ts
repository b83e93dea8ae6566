import { dieKinds } from './die.ts'
import { faces } from './faces.ts'
import type { DieSymbolName, ForceSymbolName } from './symbol.ts'
import { sidesOf, type Throwable } from './throwable.ts'

const light: readonly ForceSymbolName[] = ['lightside']
const lights: readonly ForceSymbolName[] = ['lightside', 'lightside']
const dark: readonly ForceSymbolName[] = ['darkside']
const darks: readonly ForceSymbolName[] = ['darkside', 'darkside']

/** The published faces of the force die: dark points are more frequent, light points often come in pairs. */
const forceFaces = [dark, dark, dark, dark, dark, dark, darks, light, light, lights, lights, lights]

/** The faces of a fate die: two each of minus, blank and plus. */
const fateFaces = [-1, -1, 0, 0, 1, 1]

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
