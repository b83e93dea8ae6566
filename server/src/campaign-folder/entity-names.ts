import { nameWords, readEntityId, slugOf } from '@waybook/contract'

import { isAttachment } from '#rich-text/attachments.ts'
import { changedOutsideCode } from '#rich-text/code.ts'
import { withoutComments } from '#rich-text/comments.ts'
import { targetOf, WIKI_LINK, withEscapedBars, withTargets } from '#rich-text/wiki-link.ts'

import type { EntityFields } from './entity-fields.ts'
import { idOfFile, nameOfFile, withoutMarkdown } from './file-id.ts'
import { linkingFields, markdownFields } from './front-matter-texts.ts'
import { withWikiLinks } from './markdown-links.ts'
import { isInMarker, nearestPage, type FilesById } from './nearest-page.ts'

/** Resolves references to the entities of a folder. */
export interface EntityNames {
  readonly ids: ReadonlySet<string>
  /** The ids of the entities with this id, name, alias, file name or path. More than one if a name is not unique. */
  readonly meant: (written: string) => readonly string[]
  /** The paths of entities whose names are not unique. It may have others. */
  readonly files: FilesById
  /** What `meant` looks up. Unlike a function, it can be sent to another thread. */
  readonly keys: readonly NameKey[]
}

/** The parts of an entity's file that give it names. */
export interface Named {
  readonly id: string
  /** Its path in the campaign's folder. */
  readonly file: string
  /** `null` if the front matter has faults. */
  readonly fields: { readonly name: string; readonly aliases: readonly string[] } | null
}

/** Kinds of names, in order of precedence. */
const nameKinds = ['name', 'alias', 'slug', 'path'] as const

/** A name for an entity in texts, in addition to its id. */
export interface NameKey {
  readonly entity: string
  readonly kind: (typeof nameKinds)[number]
  /** The normalized name. */
  readonly key: string
}

export function entityNames(entities: readonly Named[]): EntityNames {
  const files = new Map(entities.map(({ id, file }) => [id, file]))
  return namesAmong(new Set(files.keys()), entities.flatMap(namesOf), files)
}

/** The names of an entity. A name of several kinds appears once, as the first kind. */
export function namesOf({ id, file, fields }: Named): NameKey[] {
  const written: Record<NameKey['kind'], readonly string[]> = {
    name: fields ? [fields.name] : [],
    alias: fields?.aliases ?? [],
    slug: [slugOf(id), nameOfFile(file)],
    // In the folder of its type, its path is its id.
    path: idOfFile(file) === id ? [] : pathEndsOf(withoutMarkdown(file)),
  }
  const kindOf = new Map<string, NameKey['kind']>()
  for (const kind of nameKinds)
    for (const key of written[kind].map(keyOf)) if (key !== '' && !kindOf.has(key)) kindOf.set(key, kind)
  return Array.from(kindOf, ([key, kind]) => ({ entity: id, kind, key }))
}

/** A path, and its ends that name a folder: `World/Towns/Inn` and `Towns/Inn`. Obsidian writes the shortest one that is unique. */
function pathEndsOf(whole: string): string[] {
  const parts = whole.split('/')
  return Array.from({ length: Math.max(1, parts.length - 1) }, (_, index) => parts.slice(index).join('/'))
}

/** Resolves references among these entities and names. */
export function namesAmong(ids: ReadonlySet<string>, names: readonly NameKey[], files: FilesById): EntityNames {
  const indexes = new Map(nameKinds.map((kind) => [kind, new Map<string, string[]>()]))
  for (const { entity, kind, key } of names) {
    const index = indexes.get(kind)
    const same = index?.get(key)
    if (same) same.push(entity)
    else index?.set(key, [entity])
  }
  for (const index of indexes.values()) for (const same of index.values()) same.sort()
  const find = (written: string) => {
    if (isAttachment(written)) return []
    const id = readEntityId(withoutMarkdown(written))
    if (id !== null && ids.has(id)) return [id]
    const key = keyOf(withoutMarkdown(written))
    return [...indexes.values()].map((index) => index.get(key)).find((found) => found !== undefined) ?? []
  }
  const known = new Map<string, readonly string[]>()
  const meant = (written: string) => {
    const found = known.get(written) ?? find(written)
    known.set(written, found)
    return found
  }
  return { ids, meant, files, keys: names }
}

/** The key of a name. It ignores case, accents and punctuation. */
export function keyOf(name: string): string {
  return nameWords(name).join(' ')
}

/** The key of a reference to an id or a name. It is the same for all spellings. */
export function keyOfReference(target: string): string {
  const written = withoutMarkdown(target)
  return keyOf(readEntityId(written) ?? written)
}

/** The fields without comments, with an id for every name of exactly one entity. Other names stay, and `checkLinks` reports them. */
export function withIds(fields: EntityFields, names: EntityNames, file: string): EntityFields {
  const markdown = (written: string) => linkedInMarkdown(written, names, file)
  const text = (written: string) => linkedById(withoutComments(written), names, file)
  const to = (written: string) => idMeant(written, names, file) ?? written
  // A name that several characters have must not show anything to the wrong player.
  const reader = (written: string) => idMeant(written, names) ?? written
  return {
    ...fields,
    ...Object.fromEntries(linkingFields.map((field) => [field, text(fields[field])])),
    ...Object.fromEntries(markdownFields.map((field) => [field, markdown(fields[field])])),
    properties: mapTexts(fields.properties, (key, one) => (key === 'illustrated_by' ? to(one) : text(one))),
    relationships: fields.relationships.map((one) => ({ ...one, to: to(one.to) })),
    pins: fields.pins.map((one) => ({
      ...one,
      ...(one.to !== undefined && { to: to(one.to) }),
      ...(one.for && { for: one.for.map(reader) }),
    })),
    audience: Array.isArray(fields.audience) ? fields.audience.map(reader) : fields.audience,
    dateFor: Array.isArray(fields.dateFor) ? fields.dateFor.map(reader) : fields.dateFor,
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

/** Turns every link by name into a link by id, in a text that is not Markdown. `file`: the path of the file that has the text. */
export function linkedById(text: string, names: EntityNames, file: string): string {
  return text.replaceAll(WIKI_LINK, (link, offset: number) => {
    const from = isInMarker(text, offset) ? undefined : file
    return withTargets(link, (target) => idMeant(target, names, from))
  })
}

/** Turns every link by name, and every link to a file, into a link by id. Code stays. `file`: the path of the file that has the text. */
export function linkedInMarkdown(markdown: string, names: EntityNames, file: string): string {
  if (!markdown.includes('[')) return markdown
  return changedOutsideCode(markdown, (part) =>
    withEscapedBars(linkedById(withWikiLinks(part, file, names), names, file)),
  )
}

/**
 * The entity with this id or name, which may be written as `[[a link]]`. `null` for none, or for several unless `from` is given: the path of
 * the file with the link, from which the nearest counts.
 */
export function idMeant(written: string, { meant, files }: EntityNames, from?: string): string | null {
  const target = linkTarget(written)
  const ids = meant(target)
  const [id, ...others] = ids
  if (id === undefined) return null
  if (others.length === 0) return id
  return from === undefined ? null : nearestPage(ids, files, { written: target, from })
}

/** A reference without the brackets of a link. */
export function linkTarget(written: string): string {
  return /^\[\[[^[\]]+\]\]$/.test(written) ? targetOf(written) : written
}
