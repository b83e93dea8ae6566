import { randomInt } from 'node:crypto'

import { Chance } from '@waybook/server/features/dice/simulator/chance.ts'

/** For tests that kill a process at a random moment: random numbers from `SEED`, or from a random seed, which is printed to make the run repeatable. */
export function chanceFromEnvironment(): Chance {
  const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31))
  console.info(`Repeat this run with SEED=${seed}`)
  return new Chance(seed, 0)
}
