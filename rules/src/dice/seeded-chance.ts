import type { Chance } from './throw-dice.ts'

/** A deterministic series of faces for each seed (mulberry32), for reproducible tests. Don't use it for secrets. */
export function seededChance(seed: number): Chance {
  let state = seed
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}
