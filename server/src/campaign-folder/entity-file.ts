import { isEntityId, typeOfId, type EntityType, type PropertyValue } from '@waybook/contract'
import { readRangeBand } from '@waybook/rules'

import { renderMarkdown, type RichText } from '#rich-text/render-markdown.ts'

import { entityFields, entityKeys, type EntityFields } from './entity-fields.ts'
import { fault, type Fault, type Place } from './fault.ts'
import { checkFields } from './yaml/field-faults.ts'
import { readFrontMatter } from './yaml/front-matter.ts'
import type { YamlPath } from './yaml/yaml-text.ts'

/** An entity as read from its file, before references to other files are resolved. */
export interface EntityDraft {
  readonly id: string
  readonly type: EntityType
  readonly file: string
  readonly source: string
  readonly fields: EntityFields
  readonly body: RichText
  /** The line on which the body begins. */
  readonly bodyLine: number
  readonly placeOf: (path: YamlPath) => Place
}

export type ReadEntity = { readonly draft: EntityDraft | null; readonly faults: readonly Fault[] }

/** The entity id of a file's path, or `null` if it has none. */
export function idOfFile(file: string): string | null {
  const id = file.replace(/\.md$/i, '')
  return isEntityId(id) && typeOfId(id) ? id : null
}

export function readEntity(id: string, file: string, source: string): ReadEntity {
  const matter = readFrontMatter(source, file)
  const { value, faults } = checkFields(matter, file, { schema: entityFields, keys: entityKeys })
  const body = renderMarkdown(matter.body)
  if (!body.ok) {
    const wild = fault({ file, line: matter.bodyLine }, `the text ${body.why}`, 'make it simpler, or split it up')
    return { draft: null, faults: [...faults, wild] }
  }
  const type = value?.type ?? typeOfId(id)
  if (!value || !type) return { draft: null, faults }
  const fields = { ...value, properties: readProperties(value.properties) }
  const placeOf = (path: YamlPath) => ({ file, line: matter.lineOf(path) })
  return { draft: { id, type, file, source, fields, body, bodyLine: matter.bodyLine, placeOf }, faults }
}

/** Normalises the names of range bands; Short becomes Close. */
function readProperties(properties: EntityFields['properties']): Record<string, PropertyValue> {
  const { item_range: range } = properties
  const band = typeof range === 'string' ? readRangeBand(range) : null
  return band ? { ...properties, item_range: band } : properties
}
