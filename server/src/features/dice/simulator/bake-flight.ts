import { init, version } from '@dimforge/rapier3d-deterministic-compat'
import { encodeFlight, type SolidName } from '@waybook/rules'

import { Chance } from './chance.ts'
import { simulate } from './simulate.ts'

/** With sixty dice, two throws in three succeed at the first attempt. */
const ATTEMPTS_MAX = 8

await init()

/** The engine and its version: another engine gives a different throw for the same seed. */
export const engine = `rapier ${version()}`

/** The encoded flight of dice of these solids, or `null` if the dice do not all lie flat after any of several attempts. */
export function bakeFlight(dice: readonly SolidName[], seed: number): Uint8Array<ArrayBuffer> | null {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const poses = simulate(dice, new Chance(seed, attempt))
    if (poses) return encodeFlight(poses)
  }
  return null
}
