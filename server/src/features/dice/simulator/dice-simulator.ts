import type { FallenDie } from '@waybook/rules'

/** Makes the picture of a throw whose faces are decided already: how the dice fly until they lie still. */
export interface DiceSimulator {
  /**
   * The flight of these dice (see `decodeFlight` in the rules), or `null`: some have no solid, or none was found in time. It never
   * fails otherwise. `seed`: any whole number from 0 to 2^32 - 1; the same dice and seed give the same bytes.
   */
  readonly bake: (dice: readonly FallenDie[], seed: number) => Promise<Uint8Array | null>
  readonly close: () => Promise<void>
}

/** Draws no throw: the results are shown all the same. */
export const noDiceSimulator: DiceSimulator = {
  bake: async () => await Promise.resolve(null),
  close: async () => await Promise.resolve(),
}
