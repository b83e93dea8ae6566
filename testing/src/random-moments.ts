import { randomInt } from 'node:crypto'

import { Chance } from '@waybook/server/features/dice/simulator/chance.ts'

/** For tests that pull a plug at any moment: chance from `SEED`, else from a seed of its own, which is printed so that the same moments can be had again. */
export function chanceOfRun(): Chance {
  const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31))
  console.info(`The same moments again: SEED=${seed}`)
  return new Chance(seed, 0)
}
