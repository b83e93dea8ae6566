import * as fc from 'fast-check'

import type { Pool } from './pool.ts'

/** Generates pools with up to `most` of each die, for property tests. */
export function anyPool(most: number): fc.Arbitrary<Pool> {
  const count = fc.nat(most)
  return fc.record({
    proficiency: count,
    ability: count,
    boost: count,
    challenge: count,
    difficulty: count,
    setback: count,
  })
}
