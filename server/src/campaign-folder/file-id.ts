import path from 'node:path'

import { categoryOf, entityTypes, readEntityId, typeOfId } from '@waybook/contract'

import { readFrontMatter } from './yaml/front-matter.ts'

const MARKDOWN = /\.md$/i

/** The entity id made from a file's path, such as `characters/mara-venn` from `Characters/Mara Venn.md`; `null` if there is none. */
export function idOfFile(file: string): string | null {
  const id = readEntityId(withoutMarkdown(file))
  return id !== null && typeOfId(id) ? id : null
}

/** The id of an entity's file in any folder; `null` for other files. */
export function idOfEntity(file: string, text: string): string | null {
  return idOfFile(file) ?? idByType(file, text)
}

/** The id of a file in any other folder, such as `World/People/Mara Venn.md`, made from the type in its front matter and its name. */
function idByType(file: string, text: string): string | null {
  const written = typeWritten(file, text)
  const type = entityTypes.find((known) => known === written)
  return type === undefined ? null : idOfFile(`${categoryOf[type]}/${path.posix.basename(file)}`)
}

/** The `type` in a file's front matter, known or not; `null` if there is none. */
export function typeWritten(file: string, text: string): string | null {
  const { value } = readFrontMatter(text, file)
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : null
  return typeof type === 'string' ? type : null
}

/** A path without the ending of a Markdown file. */
export function withoutMarkdown(file: string): string {
  return file.replace(MARKDOWN, '')
}
