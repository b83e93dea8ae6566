import path from 'node:path'

import { categoryOf, isEntityId, readEntityId, typeOfId, type EntityType } from '@waybook/contract'
import transliterate from 'any-ascii'

const MARKDOWN = /\.md$/i
/** Leaves room for the category and a number within the longest id. */
const SLUG_MAX = 100

/** The entity id made from a file's path, such as `characters/mara-venn` from `Characters/Mara Venn.md`; `null` if there is none. */
export function idOfFile(file: string): string | null {
  const id = readEntityId(withoutMarkdown(file))
  return id !== null && typeOfId(id) ? id : null
}

/**
 * The id of an entity with a type and a name in any script. Letters of other scripts become Latin letters: `characters/longwang` for 龍王.
 * A name without letters and digits gives the type, such as `characters/character`.
 */
export function idOfName(type: EntityType, name: string): string {
  const category = categoryOf[type]
  const written = name.replaceAll('/', ' ').slice(0, SLUG_MAX)
  const id = readEntityId(`${category}/${written}`)
  if (id !== null) return id
  const slug = transliterate(written.normalize('NFC'))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  const short = slug.slice(0, SLUG_MAX).replaceAll(/^-+|-+$/g, '')
  const made = `${category}/${short}`
  return isEntityId(made) ? made : `${category}/${type}`
}

/** The id of the file of an entity with this type, outside the folder of its type. */
export function idByType(file: string, type: EntityType): string {
  return idOfName(type, withoutMarkdown(path.posix.basename(file)))
}

/** The first of `id`, `id-2`, `id-3` and so on that is not taken. */
export function freeId(id: string, isTaken: (id: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? id : `${id}-${number}`
    if (!isTaken(tried)) return tried
  }
}

/** The name of a file without its folder and its ending. */
export function nameOfFile(file: string): string {
  return withoutMarkdown(path.posix.basename(file))
}

/** A path without the ending of a Markdown file. */
export function withoutMarkdown(file: string): string {
  return file.replace(MARKDOWN, '')
}
