import { typeOfId, type EntityType, type PropertyValue } from '@waybook/contract'
import type { YamlPath } from '@waybook/entity-text'
import { isArmourType, readRangeBand } from '@waybook/rules'

import type { Rendered, RichText } from '#rich-text/render-markdown.ts'

import { ARMOR, entityFields, entityKeys, type EntityFields } from './entity-fields.ts'
import { linkedById, withIds, type EntityNames } from './entity-names.ts'
import { fault, type Fault, type Place } from './fault.ts'
import { checkFields } from './yaml/field-faults.ts'
import { readFrontMatter } from './yaml/front-matter.ts'

/** An entity's file after its front matter was read. Its texts and references may still use the names of other entities. */
export interface EntityMatter {
  readonly id: string
  readonly file: string
  readonly source: string
  /** `null` if the front matter has faults. */
  readonly fields: EntityFields | null
  readonly body: string
  /** The line on which the body begins. */
  readonly bodyLine: number
  readonly placeOf: (path: YamlPath) => Place
  readonly faults: readonly Fault[]
}

/** An entity whose texts and references have ids, also of entities that do not exist. */
export interface EntityDraft extends Omit<EntityMatter, 'fields' | 'body' | 'faults'> {
  readonly type: EntityType
  readonly fields: EntityFields
  readonly body: RichText
  readonly boxText: Rendered
}

export type ReadEntity = { readonly draft: EntityDraft | null; readonly faults: readonly Fault[] }

export function readMatter(id: string, file: string, source: string): EntityMatter {
  const { body, bodyLine, lineOf, ...yaml } = readFrontMatter(source, file)
  const { value, faults } = checkFields({ ...yaml, lineOf }, file, { schema: entityFields, keys: entityKeys })
  const fields = value && { ...value, properties: readProperties(value.properties) }
  const placeOf = (path: YamlPath) => ({ file, line: lineOf(path) })
  return { id, file, source, fields, body, bodyLine, placeOf, faults }
}

/** An entity whose texts and references have ids, and whose Markdown is yet to be rendered. */
export interface LinkedEntity extends EntityMatter {
  readonly boxText: string
}

export function withLinks(matter: EntityMatter, names: EntityNames): LinkedEntity {
  const fields = matter.fields && withIds(matter.fields, names)
  return { ...matter, fields, body: linkedById(matter.body, names), boxText: fields?.boxText ?? '' }
}

export function toDraft(
  { fields, body: markdown, boxText, faults, ...matter }: LinkedEntity,
  render: (markdown: string) => Rendered,
): ReadEntity {
  const { id, file, bodyLine } = matter
  const body = render(markdown)
  if (!body.ok) {
    const wild = fault({ file, line: bodyLine }, `the text ${body.why}`, 'make it simpler, or split it up')
    return { draft: null, faults: [...faults, wild] }
  }
  const type = fields?.type ?? typeOfId(id)
  if (!fields || !type) return { draft: null, faults }
  return { draft: { ...matter, type, fields, body, boxText: render(boxText) }, faults }
}

/** Normalises the names of range bands, so that Short becomes Close, and both spellings of armor. */
function readProperties(properties: EntityFields['properties']): Record<string, PropertyValue> {
  const { item_range: range, item_type: kind } = properties
  const band = typeof range === 'string' ? readRangeBand(range) : null
  const isArmor = typeof kind === 'string' && isArmourType(kind)
  return { ...properties, ...(band && { item_range: band }), ...(isArmor && { item_type: ARMOR }) }
}
