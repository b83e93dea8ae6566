import { readEntityId, searchWords, slugOf } from '@waybook/contract'

import { isAttachment } from '#rich-text/attachments.ts'
import { withoutComments } from '#rich-text/comments.ts'
import { targetOf, withTargets } from '#rich-text/wiki-link.ts'

import type { EntityFields } from './entity-fields.ts'
import { idOfFile, withoutMarkdown } from './file-id.ts'
import { linkingFields, markdownFields } from './front-matter-texts.ts'

/** The entities of a folder, as its texts may refer to them. */
export interface EntityNames {
  readonly ids: ReadonlySet<string>
  /** The ids of the entities meant by an id, a name, an alias, or a file's name or path. More than one if the name is not unique. */
  readonly meant: (written: string) => readonly string[]
}

/** What the names of an entity are made of. */
export interface Named {
  readonly id: string
  /** Its path in the campaign's folder. */
  readonly file: string
  /** `null` if the front matter has faults. */
  readonly fields: { readonly name: string; readonly aliases: readonly string[] } | null
}

/** A name counts before an alias, an alias before a file's name, and that before its path. */
const nameKinds = ['name', 'alias', 'slug', 'path'] as const

/** What an entity may be called in texts, in addition to its id. */
export interface NameKey {
  readonly entity: string
  readonly kind: (typeof nameKinds)[number]
  /** The normalised name. */
  readonly key: string
}

export function entityNames(entities: readonly Named[]): EntityNames {
  return namesAmong(new Set(entities.map(({ id }) => id)), entities.flatMap(namesOf))
}

/** The names of an entity, each once: as the first kind of name that it is. */
export function namesOf({ id, file, fields }: Named): NameKey[] {
  const written: Record<NameKey['kind'], readonly string[]> = {
    name: fields ? [fields.name] : [],
    alias: fields?.aliases ?? [],
    slug: [slugOf(id)],
    // In the folder of its type, its path is its id.
    path: idOfFile(file) === null ? [withoutMarkdown(file)] : [],
  }
  const kindOf = new Map<string, NameKey['kind']>()
  for (const kind of nameKinds)
    for (const key of written[kind].map(keyOf)) if (key !== '' && !kindOf.has(key)) kindOf.set(key, kind)
  return Array.from(kindOf, ([key, kind]) => ({ entity: id, kind, key }))
}

/** What texts mean if these are all entities and names that they may refer to. */
export function namesAmong(ids: ReadonlySet<string>, names: readonly NameKey[]): EntityNames {
  const indexes = new Map(nameKinds.map((kind) => [kind, new Map<string, string[]>()]))
  for (const { entity, kind, key } of names) {
    const index = indexes.get(kind)
    index?.set(key, [...(index.get(key) ?? []), entity].toSorted())
  }
  const meant = (written: string) => {
    if (isAttachment(written)) return []
    const id = readEntityId(withoutMarkdown(written))
    if (id !== null && ids.has(id)) return [id]
    const key = keyOf(withoutMarkdown(written))
    return [...indexes.values()].map((index) => index.get(key)).find((found) => found !== undefined) ?? []
  }
  return { ids, meant }
}

/** Names match without regard to case, accents and punctuation. */
export function keyOf(name: string): string {
  return searchWords(name).join(' ')
}

/** The key of what a reference is to, in whatever spelling: that of an id, or else that of a name. */
export function keyOfReference(target: string): string {
  const written = withoutMarkdown(target)
  return keyOf(readEntityId(written) ?? written)
}

/** The fields without comments, and with an id in place of every name that refers to one entity. Other names stay, and are reported by `checkLinks`. */
export function withIds(fields: EntityFields, names: EntityNames): EntityFields {
  const markdown = (written: string) => linkedById(written, names)
  const text = (written: string) => markdown(withoutComments(written))
  const to = (written: string) => idMeant(written, names) ?? written
  return {
    ...fields,
    ...Object.fromEntries(linkingFields.map((field) => [field, text(fields[field])])),
    ...Object.fromEntries(markdownFields.map((field) => [field, markdown(fields[field])])),
    properties: mapTexts(fields.properties, (key, one) => (key === 'illustrated_by' ? to(one) : text(one))),
    relationships: fields.relationships.map((one) => ({ ...one, to: to(one.to) })),
    pins: fields.pins.map((one) => ({
      ...one,
      ...(one.to !== undefined && { to: to(one.to) }),
      ...(one.for && { for: one.for.map(to) }),
    })),
    audience: Array.isArray(fields.audience) ? fields.audience.map(to) : fields.audience,
    dateFor: Array.isArray(fields.dateFor) ? fields.dateFor.map(to) : fields.dateFor,
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
