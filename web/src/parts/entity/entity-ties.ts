import type { Entity, Relationship } from '@waybook/contract'

/** The relationships that pages other than a character's show (specification, section 2). */
const placing: ReadonlySet<string> = new Set(['member of', 'includes', 'part of', 'contains', 'affects'])

type Tied = Pick<Entity, 'id' | 'relationships'>

/** The ties that say where an entity belongs. */
export function placingTies(entity: Tied): Relationship[] {
  return distinctTies(entity).filter(({ type }) => placing.has(type))
}

/** Each tie once: what both ends say of each other in the same words is told from this entity's end alone. */
export function distinctTies({ id, relationships }: Tied): Relationship[] {
  const said = new Set(relationships.filter(({ from }) => from === id).map(told))
  return relationships.filter((tie) => tie.from === id || !said.has(told(tie)))
}

const told = ({ type, other }: Relationship) => `${type} ${other.id}`
