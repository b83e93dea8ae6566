import type { PropertyValue } from '@waybook/contract'

import type { EntityFields } from './entity-fields.ts'

/** The fields of the front matter that players may read and in which links work, apart from `boxText`, which is rich text. */
export const linkingFields = ['description', 'visualDescription', 'masthead', 'dateline'] as const

/** The fields of the front matter that are Markdown, as the body is. */
export const markdownFields = ['boxText', 'gmNotes'] as const

/** Properties that locate an entity's text and picture; they are never shown (specification, section 3). */
const HANDLED_ELSEWHERE: ReadonlySet<string> = new Set(['content_file', 'illustrated_by'])

/** The properties that are shown, with their names. */
export function shownProperties(
  properties: Readonly<Record<string, PropertyValue>>,
): (readonly [name: string, value: PropertyValue])[] {
  return Object.entries(properties).filter(([name]) => !HANDLED_ELSEWHERE.has(name))
}

/** The texts of the front matter that players may read and in which links work, properties included. */
export function linkingTexts(fields: Pick<EntityFields, (typeof linkingFields)[number] | 'properties'>): string[] {
  const values = shownProperties(fields.properties).flatMap(([, value]) => value)
  return [...linkingFields.map((field) => fields[field]), ...values.map(String)]
}
