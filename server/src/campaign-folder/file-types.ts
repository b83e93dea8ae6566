import path from 'node:path'

import { entityTypes, typeOfCategory, type EntityType } from '@waybook/contract'
import * as z from 'zod'

/** The value in `folders`, `types` and `tags` for files that are no pages of the campaign, such as templates. */
export const NO_PAGE = 'none'

export type FileType = EntityType | typeof NO_PAGE

const fileTypes = [...entityTypes, NO_PAGE] as const
const error = `write one of ${fileTypes.join(', ')}`
const typeMap = (example: string) =>
  z
    .record(z.string().trim().min(1).max(200), z.enum(fileTypes, { error }), {
      error: `write what each is, such as ${example}`,
    })
    .default({})

/** The keys of `campaign.yaml` that tell how files without a type of Waybook are read. */
export const fileTypeFields = {
  /** The types of the files in a folder, by its name or its path. */
  folders: typeMap('{ NPCs: character, World/Towns: location, Templates: none }'),
  /** The author's own values of `type`. */
  types: typeMap('{ npc: character }'),
  tags: typeMap('{ npc: character }'),
}

type Named = { readonly [Key in keyof typeof fileTypeFields]: Readonly<Record<string, FileType>> }

/** How the type of a file is found. The keys are in lower case. */
export type FileTypes = { readonly [Key in keyof Named]: ReadonlyMap<string, FileType> }

export const NO_FILE_TYPES: FileTypes = { folders: new Map(), types: new Map(), tags: new Map() }

/** Which file types the keys of `campaign.yaml` name. */
export function fileTypesIn(named: Named | null): FileTypes {
  if (!named) return NO_FILE_TYPES
  const lower = (record: Readonly<Record<string, FileType>>) =>
    new Map(Object.entries(record).map(([key, type]) => [withoutMarks(key), type]))
  return { folders: lower(named.folders), types: lower(named.types), tags: lower(named.tags) }
}

/** `/World/Towns/` and `#npc` as they are compared: `world/towns` and `npc`. */
function withoutMarks(key: string): string {
  return key
    .trim()
    .toLowerCase()
    .replace(/^[/#]+/, '')
    .replace(/\/+$/, '')
}

/** What a file says about its own type. */
export interface Typed {
  readonly type: string | null
  readonly tags: readonly string[]
}

/** What the front matter of a file says, as far as a proposal needs it. */
export interface TypedFile extends Typed {
  /** The author's own keys with a value that a page could show. */
  readonly keys: readonly string[]
}

/**
 * The type of a file, from the first that gives one: its own `type`, the nearest folder above it, and its tags. A nested tag such as
 * `npc/ally` also counts as `npc`. `undefined` if none does.
 */
export function knownTypeOf(
  file: string,
  { type, tags }: Typed,
  { folders, types: own, tags: ofTags }: FileTypes,
): FileType | undefined {
  const written = type?.trim().toLowerCase() ?? ''
  const known = entityTypes.find((one) => one === written) ?? own.get(written)
  return known ?? typeOfFolder(file, folders) ?? typeOfTags(tags, ofTags)
}

/** The type of a file. It is a note if nothing says another type. */
export function typeOfFile(file: string, typed: Typed, types: FileTypes): FileType {
  return knownTypeOf(file, typed, types) ?? 'note'
}

function typeOfFolder(file: string, folders: FileTypes['folders']): FileType | undefined {
  for (let folder = path.posix.dirname(file); folder !== '.' && folder !== '/'; folder = path.posix.dirname(folder)) {
    const name = folder.toLowerCase()
    const last = path.posix.basename(name)
    const found = folders.get(name) ?? folders.get(last) ?? typeOfCategory(last)
    if (found) return found
  }
  return undefined
}

function typeOfTags(tags: readonly string[], types: FileTypes['tags']): FileType | undefined {
  for (const tag of tags)
    for (let name = withoutMarks(tag); name !== ''; name = name.includes('/') ? path.posix.dirname(name) : '') {
      const found = types.get(name)
      if (found) return found
    }
  return undefined
}
