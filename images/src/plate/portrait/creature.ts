import { chanceFrom } from '../chance.ts'
import { type Hour, inkOf } from '../ink.ts'
import { sheet } from '../sheet.ts'
import { backdrop } from './backdrop.ts'
import { mule } from './mule.ts'
import { reedSheaf } from './reed-sheaf.ts'

/** Sitters that are not people. */
export type Creature = { seed: string; hour: Hour; creature: 'mule' | 'reed-sheaf' }

export function drawCreature({ seed, hour, creature }: Creature): string {
  const chance = chanceFrom(seed)
  const ink = inkOf(hour)
  const body = creature === 'mule' ? mule() : reedSheaf(seed)
  return sheet(600, 750, backdrop(chance, ink, 'marsh', hour === 'night') + body)
}
