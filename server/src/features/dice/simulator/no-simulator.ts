import type { Throws } from './dice-simulator.ts'

/** Draws no throw: the results are shown all the same. */
export const noThrows: Throws = {
  bake: async () => await Promise.resolve(null),
  close: async () => await Promise.resolve(),
}
