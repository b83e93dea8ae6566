import { typeOfId, type EntityType, type PropertyValue } from '@waybook/contract'
import type { YamlPath } from '@waybook/entity-text'
import { isArmourType, readRangeBand } from '@waybook/rules'

import { renderMarkdown, type Rendered, type RichText } from '#rich-text/render-markdown.ts'

import { ARMOR, entityFields, entityKeys, type EntityFields } from './entity-fields.ts'
import { linkedById, withIds, type EntityNames } from './entity-names.ts'
import { fault, type Fault, type Place } from './fault.ts'
import { checkFields } from './yaml/field-faults.ts'
import { frontMatterLines, readFrontMatter } from './yaml/front-matter.ts'

/** The text of an entity, stored or not. `path`: in the campaign's folder. */
export interface EntityText {
  readonly id: string
  readonly path: string
  readonly text: string
}

/**
 * An entity's file after its front matter was read. Its texts and references may still use the names of other entities. It is plain data,
 * which can be sent to another thread.
 */
export interface EntityMatter {
  readonly id: string
  readonly file: string
  readonly source: string
  /** `null` if the front matter has faults. */
  readonly fields: EntityFields | null
  readonly body: string
  /** The line on which the body begins. */
  readonly bodyLine: number
  readonly faults: readonly Fault[]
}

/** An entity whose texts and references use ids, even ids of missing entities. */
export interface EntityDraft extends Omit<EntityMatter, 'fields' | 'body' | 'faults'> {
  readonly type: EntityType
  readonly fields: EntityFields
  readonly body: RichText
  readonly boxText: Rendered
  /** Empty unless the notes have pictures or comments. Other notes are only rendered on request. */
  readonly gmNotes: Rendered
  /** Parses the front matter again when it is first used. */
  readonly placeOf: (path: YamlPath) => Place
}

/** Notes with a picture or a comment are rendered before anyone requests them. */
const PICTURE_OR_COMMENT = /!\[|%%/

type ReadEntity = { readonly draft: EntityDraft | null; readonly faults: readonly Fault[] }

export function readMatter({ id, path: file, text: source }: EntityText): EntityMatter {
  const { body, bodyLine, ...yaml } = readFrontMatter(source, file)
  const { value, faults } = checkFields(yaml, file, { schema: entityFields, keys: entityKeys })
  const fields = value && { ...value, properties: readProperties(value.properties) }
  return { id, file, source, fields, body, bodyLine, faults }
}

/** Resolves the names in an entity's file and renders its Markdown. There is no draft if either the front matter or the body cannot be used. */
export function toDraft({ fields, body: markdown, faults, ...matter }: EntityMatter, names: EntityNames): ReadEntity {
  const { id, file, source, bodyLine } = matter
  const body = renderMarkdown(linkedById(markdown, names))
  if (!body.ok) {
    const wild = fault({ file, line: bodyLine }, `the text ${body.why}`, 'make it simpler, or split it up')
    return { draft: null, faults: [...faults, wild] }
  }
  const type = fields?.type ?? typeOfId(id)
  if (!fields || !type) return { draft: null, faults }
  const linked = withIds(fields, names)
  const lineOf = frontMatterLines(source)
  const placeOf = (path: YamlPath) => ({ file, line: lineOf(path) })
  const boxText = renderMarkdown(linked.boxText)
  const gmNotes = renderMarkdown(PICTURE_OR_COMMENT.test(linked.gmNotes) ? linked.gmNotes : '')
  return { draft: { ...matter, type, fields: linked, body, boxText, gmNotes, placeOf }, faults }
}

/** Normalizes the names of range bands (Short becomes Close) and both spellings of armor. */
function readProperties(properties: EntityFields['properties']): Record<string, PropertyValue> {
  const { item_range: range, item_type: kind } = properties
  const band = typeof range === 'string' ? readRangeBand(range) : null
  const isArmor = typeof kind === 'string' && isArmourType(kind)
  return { ...properties, ...(band && { item_range: band }), ...(isArmor && { item_type: ARMOR }) }
}
