export interface FileParts {
  /** The YAML between the two lines of dashes; `null` if the file doesn't begin with them. */
  readonly frontMatter: string | null
  /** The Markdown after the front matter. */
  readonly body: string
  /** The offset of the body in the file. */
  readonly bodyOffset: number
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n((?:[^]*?\r?\n)??)---[ \t]*(?:\r?\n|$)/

/**
 * Splits an entity's file into front matter and body.
 * @example splitFile('---\nname: Rope\n---\nIt is wet.\n') // { frontMatter: 'name: Rope\n', body: 'It is wet.\n', bodyOffset: 19 }
 */
export function splitFile(text: string): FileParts {
  const [whole = '', frontMatter = null] = FRONT_MATTER.exec(text) ?? []
  return { frontMatter, body: text.slice(whole.length), bodyOffset: whole.length }
}

/** Replaces the front matter and keeps every other byte. The file must have front matter. */
export function withFrontMatter(text: string, frontMatter: string): string {
  const start = text.indexOf('\n') + 1
  const { frontMatter: old } = splitFile(text)
  return text.slice(0, start) + frontMatter + text.slice(start + (old ?? '').length)
}
