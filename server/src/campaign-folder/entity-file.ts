import { typeOfId, type EntityType, type PropertyValue } from '@waybook/contract'
import type { YamlPath } from '@waybook/entity-text'
import { isArmourType, readRangeBand } from '@waybook/rules'

import { type HiddenNames, NOTHING_HIDDEN } from '#rich-text/hidden-sections.ts'
import { renderMarkdown, type Rendered, type RichText } from '#rich-text/render-markdown.ts'

import { ARMOR, entityFields, entityKeys, NAME_MAX, type EntityFields } from './entity-fields.ts'
import { linkedInMarkdown, withIds, type EntityNames } from './entity-names.ts'
import { fault, type Fault, type Place } from './fault.ts'
import { nameOfFile } from './file-id.ts'
import { separateOwnKeys, type OwnKeys } from './own-keys.ts'
import { vehiclePoints, vehicleProperties } from './vehicle-field.ts'
import { checkFields } from './yaml/field-faults.ts'
import { frontMatterLines, readFrontMatter } from './yaml/front-matter.ts'

/** The text of an entity, stored or not. `path`: in the campaign's folder. */
export interface EntityText {
  readonly id: string
  readonly path: string
  readonly text: string
  /** The name that `campaign.yaml` gives it, unless its file has one. */
  readonly givenName?: string | undefined
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
  readonly own: OwnKeys
  readonly body: string
  /** The line on which the body begins. */
  readonly bodyLine: number
  readonly faults: readonly Fault[]
}

/** An entity whose texts and references use ids, even ids of missing entities. */
export interface EntityDraft extends Omit<EntityMatter, 'fields' | 'own' | 'body' | 'faults'> {
  readonly type: EntityType
  readonly fields: EntityFields
  /** The body as written, without a heading that is the name. Offsets are those in the source. */
  readonly markdown: string
  readonly body: RichText
  readonly boxText: Rendered
  /** Empty unless the notes have pictures, comments or dice. Other notes are only rendered on request. */
  readonly gmNotes: Rendered
  /** Parses the front matter again when it is first used. */
  readonly placeOf: (path: YamlPath) => Place
}

/** Notes with a picture, a comment or dice are rendered before anyone requests them, because they are checked. */
const CHECKED = /!\[|%%|d(?:\d|%)/i

type ReadEntity = { readonly draft: EntityDraft | null; readonly faults: readonly Fault[] }

/** Reads the front matter of an entity, without these fields. An entity without a name has that of `campaign.yaml`, its title, its first heading or its file. */
export function readMatter(
  { id, path: file, text: source, givenName }: EntityText,
  without: ReadonlySet<string> = new Set(),
): EntityMatter {
  const { body, bodyLine, ...yaml } = readFrontMatter(source, file)
  const placeOf = (field: string) => ({ file, line: yaml.lineOf([field]), field })
  const written = yaml.value ?? {}
  const all = Object.entries(mapIn(written) ?? {}).filter(([key]) => !without.has(key))
  const { values, own, notes } = separateOwnKeys(Object.fromEntries(all), entityKeys[''] ?? [], placeOf)
  const ownName = nameFor(own['title'], body, file)
  const named = { name: givenName ?? (ownName || undefined), ...values }
  const read = { ...yaml, value: mapIn(written) ? named : written }
  const { value, faults } = checkFields(read, file, { schema: entityFields, keys: entityKeys })
  const points = value?.vehicle && vehiclePoints(value.vehicle)
  const fields = value && { ...value, ...points, properties: readProperties(withKeys(value)) }
  return {
    id,
    file,
    source,
    fields,
    own,
    body: withoutTitle(body, fields?.name === givenName ? ownName : fields?.name),
    bodyLine,
    faults: [...faults, ...notes],
  }
}

function mapIn(value: unknown): object | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
}

/** A heading of the first level before all other text. */
const TITLE = /^\s*#[ \t]+([^\r\n]*?)[ \t]*#*[ \t]*(?=\r?\n|$)/

function nameFor(title: PropertyValue | undefined, body: string, file: string): string {
  const written = title === undefined || Array.isArray(title) ? '' : String(title)
  const heading = TITLE.exec(body)?.[1] ?? ''
  const isPlain = !/[[\]*_`<>%]/.test(heading)
  return (
    [written, isPlain ? heading : '', nameOfFile(file)]
      .map((name) => name.trim())
      .find((name) => name !== '')
      ?.slice(0, NAME_MAX) ?? ''
  )
}

/** A page shows its name, so the same heading above its text becomes blank. The offsets of everything else stay. */
function withoutTitle(body: string, name: string | undefined): string {
  const [heading, title] = TITLE.exec(body) ?? []
  if (heading === undefined || title !== name) return body
  return heading.replaceAll(/[^\r\n]/g, ' ') + body.slice(heading.length)
}

/** Resolves the names in an entity's file and renders its Markdown. There is no draft if either the front matter or the body cannot be used. */
export function toDraft(
  { fields, body: markdown, faults, ...matter }: EntityMatter,
  names: EntityNames,
  hidden: HiddenNames = NOTHING_HIDDEN,
): ReadEntity {
  const { id, file, source, bodyLine } = matter
  const body = renderMarkdown(linkedInMarkdown(markdown, names, file), hidden)
  if (!body.ok) {
    const wild = fault({ file, line: bodyLine }, `the text ${body.why}`, 'make it simpler, or split it up')
    return { draft: null, faults: [...faults, wild] }
  }
  const type = fields?.type ?? typeOfId(id)
  if (!fields || !type) return { draft: null, faults }
  const linked = withIds(fields, names, file)
  const lineOf = frontMatterLines(source)
  const placeOf = (path: YamlPath) => ({ file, line: lineOf(path), field: String(path[0]) })
  const boxText = renderMarkdown(linked.boxText)
  const gmNotes = renderMarkdown(CHECKED.test(linked.gmNotes) ? linked.gmNotes : '')
  return { draft: { ...matter, type, fields: linked, markdown, body, boxText, gmNotes, placeOf }, faults }
}

/** The properties, with the keys `effect`, `force` and `vehicle` among them. */
function withKeys({ properties, effect, force, vehicle }: EntityFields): EntityFields['properties'] {
  return {
    ...properties,
    ...(effect !== undefined && { effect }),
    ...(vehicle && vehicleProperties(vehicle)),
    ...(force && { force: force.rating, ...(force.side === 'dark' && { force_side: force.side }) }),
  }
}

/** Normalizes the names of range bands (Short becomes Close) and both spellings of armor. */
function readProperties(properties: EntityFields['properties']): Record<string, PropertyValue> {
  const { item_range: range, item_type: kind } = properties
  const band = typeof range === 'string' ? readRangeBand(range) : null
  const isArmor = typeof kind === 'string' && isArmourType(kind)
  return { ...properties, ...(band && { item_range: band }), ...(isArmor && { item_type: ARMOR }) }
}
