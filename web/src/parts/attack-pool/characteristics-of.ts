import type { Entity } from '@waybook/contract'
import type { Characteristics } from '@waybook/rules'

/** Where nobody has said anything yet. */
const unsaid: Characteristics = { brawn: 0, agility: 0, intellect: 0, cunning: 0, willpower: 0, presence: 0 }

/** All six, 0 where nobody has set one. */
export function characteristicsOf({ characteristics }: Pick<Entity, 'characteristics'>): Characteristics {
  return { ...unsaid, ...characteristics }
}
