import type { Entity } from '@waybook/contract'

import { lazyPart } from '#recovery/lazy-part.tsx'

interface WebOfTiesProps {
  readonly entity: Pick<Entity, 'id' | 'relationships'>
}

const WebLink = lazyPart(async () => (await import('./web-link.tsx')).WebLink)

/** Links to the graph of an entity's relationships, if it has any. Its code loads after the page, and it sends no request. */
export function WebOfTies({ entity }: WebOfTiesProps) {
  if (entity.relationships.length === 0) return null
  const others = new Map(entity.relationships.map(({ other }) => [other.id, other.type]))
  return <WebLink id={entity.id} types={[...others.values()]} />
}
