import { chanceFrom } from '../drawing/chance.ts'
import { finishedPicture } from '../drawing/finished-picture.ts'
import { type Hour, paletteOf } from '../drawing/palette.ts'
import { backdrop } from './backdrop.ts'
import { mule } from './mule.ts'
import { reedSheaf } from './reed-sheaf.ts'

/** A portrait subject that is not a person. */
export type Creature = { seed: string; hour: Hour; creature: 'mule' | 'reed-sheaf' }

export function drawCreature({ seed, hour, creature }: Creature): string {
  const chance = chanceFrom(seed)
  const palette = paletteOf(hour)
  const body = creature === 'mule' ? mule() : reedSheaf(seed)
  return finishedPicture(600, 750, backdrop(chance, palette, 'marsh', hour === 'night') + body)
}
