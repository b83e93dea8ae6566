import type { EntityCard } from '@waybook/contract'

/** What describes an entity in a few words; items are described among their properties. */
export function descriptionOf({ description, properties }: EntityCard): string {
  return description === '' ? String(properties?.['description'] ?? '') : description
}
