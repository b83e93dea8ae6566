import type { PropertyValue } from '@waybook/contract'

import type { EntityFields } from './entity-fields.ts'

/** Fields of the front matter that players may read and in which links work. `boxText` is not among them, because it is rich text. */
export const linkingFields = ['description', 'visualDescription', 'masthead', 'dateline'] as const

/** Fields of the front matter that are Markdown, like the body. */
export const markdownFields = ['boxText', 'gmNotes'] as const

/** Properties that locate an entity's text and picture. They are never shown (specification, section 3). */
const HANDLED_ELSEWHERE: ReadonlySet<string> = new Set(['content_file', 'illustrated_by'])

/** The visible properties, with their names. */
export function shownProperties(
  properties: Readonly<Record<string, PropertyValue>>,
): (readonly [name: string, value: PropertyValue])[] {
  return Object.entries(properties).filter(([name]) => !HANDLED_ELSEWHERE.has(name))
}

/** Texts of the front matter, including properties, that players may read and in which links work. */
export function linkingTexts(fields: Pick<EntityFields, (typeof linkingFields)[number] | 'properties'>): string[] {
  const values = shownProperties(fields.properties).flatMap(([, value]) => value)
  return [...linkingFields.map((field) => fields[field]), ...values.map(String)]
}
