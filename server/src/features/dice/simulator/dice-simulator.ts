import type { DieResult } from '@waybook/rules'

/** Simulates the flight of dice whose faces are already decided, until they lie still. */
export interface DiceSimulator {
  /**
   * Returns the flight of these dice (see `decodeFlight` in the rules), or `null` if some have no solid or no flight was found in time.
   * Never rejects. `seed`: any integer from 0 to 2^32 - 1; the same dice and seed give the same bytes.
   */
  readonly bake: (dice: readonly DieResult[], seed: number) => Promise<Uint8Array | null>
  /** Prepares for throws. Call this when somebody comes to the table. */
  readonly warm: () => void
  readonly close: () => Promise<void>
}

/** Simulates nothing; the results are shown anyway. */
export const noDiceSimulator: DiceSimulator = {
  bake: async () => await Promise.resolve(null),
  warm: () => {},
  close: async () => await Promise.resolve(),
}
