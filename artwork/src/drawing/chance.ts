/** A source of numbers from 0 up to, but not including, 1. */
export type Chance = () => number

/** Seeded random numbers. The same seed gives the same numbers on every machine, which makes drawings reproducible. */
export function chanceFrom(seed: string): Chance {
  let state = 0
  for (const letter of seed) state = (state * 31 + letter.charCodeAt(0)) | 0
  state ^= 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function between(chance: Chance, low: number, high: number): number {
  return low + chance() * (high - low)
}

export function pick<T>(chance: Chance, first: T, ...rest: T[]): T {
  return rest[Math.floor(chance() * (rest.length + 1)) - 1] ?? first
}
