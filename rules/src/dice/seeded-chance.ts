import type { Chance } from './throw-dice.ts'

/** The same series of faces for the same seed (mulberry32), for tests that must not flake; nothing secret is to be drawn from it. */
export function seededChance(seed: number): Chance {
  let state = seed
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}
