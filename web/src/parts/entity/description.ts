import type { EntityCard } from '@waybook/contract'

/** How an entity is described in a sentence or two; items are among their properties. */
export function descriptionOf({ description, properties }: Pick<EntityCard, 'description' | 'properties'>): string {
  return description === '' ? String(properties?.['description'] ?? '') : description
}
