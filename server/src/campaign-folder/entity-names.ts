import { readEntityId, searchWords, slugOf } from '@waybook/contract'

import { targetOf, withTargets } from '#rich-text/wiki-link.ts'

import type { EntityFields } from './entity-fields.ts'
import { withoutMarkdown } from './file-id.ts'
import { linkingFields, markdownFields } from './front-matter-texts.ts'

/** The entities of a folder, as its texts may refer to them. */
export interface EntityNames {
  readonly ids: ReadonlySet<string>
  /** The ids of the entities meant by an id, a name, an alias or a file's name. More than one if the name is not unique. */
  readonly meant: (written: string) => readonly string[]
}

interface Named {
  readonly id: string
  /** `null` if the front matter has faults. */
  readonly fields: Pick<EntityFields, 'name' | 'aliases'> | null
}

export function entityNames(entities: readonly Named[]): EntityNames {
  const ids = new Set(entities.map(({ id }) => id))
  // A name counts before an alias, and an alias before a file's name.
  const indexes = [
    indexOf(entities, ({ fields }) => (fields ? [fields.name] : [])),
    indexOf(entities, ({ fields }) => fields?.aliases ?? []),
    indexOf(entities, ({ id }) => [slugOf(id)]),
  ]
  const meant = (written: string) => {
    const id = readEntityId(withoutMarkdown(written))
    if (id !== null && ids.has(id)) return [id]
    const key = keyOf(written)
    return indexes.map((index) => index.get(key)).find((found) => found !== undefined) ?? []
  }
  return { ids, meant }
}

function indexOf(entities: readonly Named[], namesOf: (entity: Named) => readonly string[]) {
  const index = new Map<string, string[]>()
  for (const entity of entities)
    for (const key of new Set(namesOf(entity).map(keyOf)))
      if (key !== '') index.set(key, [...(index.get(key) ?? []), entity.id].toSorted())
  return index
}

/** Names match without regard to case, accents and punctuation. */
function keyOf(name: string): string {
  return searchWords(name).join(' ')
}

/** The fields with an id in place of every name that refers to one entity. Other names stay, and are reported by `checkLinks`. */
export function withIds(fields: EntityFields, names: EntityNames): EntityFields {
  const text = (written: string) => linkedById(written, names)
  const to = (written: string) => idMeant(written, names) ?? written
  return {
    ...fields,
    ...Object.fromEntries([...linkingFields, ...markdownFields].map((field) => [field, text(fields[field])])),
    properties: mapTexts(fields.properties, (key, one) => (key === 'illustrated_by' ? to(one) : text(one))),
    relationships: fields.relationships.map((one) => ({ ...one, to: to(one.to) })),
    exits: fields.exits.map((one) => ({ ...one, to: to(one.to) })),
    entrances: fields.entrances.map((one) => ({ ...one, from: to(one.from) })),
    inventory: Object.fromEntries(Object.entries(fields.inventory).map(([item, amount]) => [to(item), amount])),
    talents: Object.fromEntries(Object.entries(fields.talents).map(([talent, rank]) => [to(talent), rank])),
  }
}

function mapTexts(properties: EntityFields['properties'], read: (key: string, text: string) => string) {
  const entries = Object.entries(properties).map(([key, value]) => {
    const one = (part: string | number | boolean) => (typeof part === 'string' ? read(key, part) : part)
    return [key, Array.isArray(value) ? value.map(one) : one(value)] as const
  })
  return Object.fromEntries(entries)
}

/** A text in which every link by name is a link by id. */
export function linkedById(text: string, names: EntityNames): string {
  return withTargets(text, (target) => idMeant(target, names))
}

/** The one entity that a reference means: an id or a name, also as `[[a link]]`. */
export function idMeant(written: string, { meant }: EntityNames): string | null {
  const [id, ...others] = meant(linkTarget(written))
  return id !== undefined && others.length === 0 ? id : null
}

/** The target of a reference that is written as a link. */
export function linkTarget(written: string): string {
  return /^\[\[[^[\]]+\]\]$/.test(written) ? targetOf(written) : written
}
