import { readEntityId, typeOfId } from '@waybook/contract'

const MARKDOWN = /\.md$/i

/** The entity id that a file's path stands for, or `null` if it has none: `Characters/Mara Venn.md` is `characters/mara-venn`. */
export function idOfFile(file: string): string | null {
  const id = readEntityId(withoutMarkdown(file))
  return id !== null && typeOfId(id) ? id : null
}

/** A path without the ending of a Markdown file. */
export function withoutMarkdown(file: string): string {
  return file.replace(MARKDOWN, '')
}
