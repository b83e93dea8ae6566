import type { EntityFields } from './entity-fields.ts'

/** The type of a relationship from a character to a talent. It has a rank. */
export const HAS_TALENT = 'has talent'

/** Relationships to talents, from the field `talents`. */
export function talentsIn({ talents }: Pick<EntityFields, 'talents'>) {
  return Object.entries(talents).map(([to, rank]) => ({ type: HAS_TALENT, to, rank }))
}
