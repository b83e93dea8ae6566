import type { Entity, Relationship } from '@waybook/contract'

/** The relationships that pages other than a character's show (specification, section 2). */
const placing: ReadonlySet<string> = new Set(['member of', 'includes', 'part of', 'contains', 'affects'])

type Tied = Pick<Entity, 'id' | 'relationships'>

/** The ties that say where an entity belongs. */
export function placingTies(entity: Tied): Relationship[] {
  return ownTies({ ...entity, relationships: entity.relationships.filter(({ type }) => placing.has(type)) })
}

/** The ties from this entity's side: from the far side only where this one says nothing of the other end. */
export function ownTies({ id, relationships }: Tied): Relationship[] {
  const named = new Set(relationships.filter(({ from }) => from === id).map(({ other }) => other.id))
  return relationships.filter(({ from, other }) => from === id || !named.has(other.id))
}
