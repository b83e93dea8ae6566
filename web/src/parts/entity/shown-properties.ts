import type { Entity, PropertyValue } from '@waybook/contract'

/** Shown elsewhere on the page, or meant for the product rather than for people. */
const unlisted: ReadonlySet<string> = new Set(['description', 'content_file', 'illustrated_by', 'image_path'])

interface ShownProperty {
  readonly key: string
  readonly label: string
  readonly value: string
}

/** An entity's properties as its page lists them: underscores become spaces, the values of a list are joined by commas. */
export function shownProperties(properties: Entity['properties']): ShownProperty[] {
  return Object.entries(properties)
    .filter(([key]) => !unlisted.has(key))
    .map(([key, value]) => ({ key, label: key.replaceAll('_', ' '), value: printed(value) }))
}

function printed(value: PropertyValue): string {
  return Array.isArray(value) ? value.join(', ') : String(value)
}
