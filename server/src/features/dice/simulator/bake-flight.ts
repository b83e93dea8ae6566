import { init, version } from '@dimforge/rapier3d-deterministic-compat'
import { encodeFlight, type SolidName } from '@waybook/rules'

import { Chance } from './chance.ts'
import { simulate } from './simulate.ts'

/** Of sixty dice two throws in three are clean at once. */
const ATTEMPTS_MAX = 8

await init()

/** Which engine throws: another one lets the same seed fall otherwise. */
export const engine = `rapier ${version()}`

/** The encoded flight of dice of these solids; `null` where none of several throws lets all of them lie flat. */
export function bakeFlight(dice: readonly SolidName[], seed: number): Uint8Array<ArrayBuffer> | null {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const poses = simulate(dice, new Chance(seed, attempt))
    if (poses) return encodeFlight(poses)
  }
  return null
}
