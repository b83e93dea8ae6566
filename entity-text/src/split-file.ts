export interface FileParts {
  /** The YAML between the two lines of dashes; `null` if the file does not begin with them. */
  readonly frontMatter: string | null
  /** The Markdown after the front matter. */
  readonly body: string
  /** Where the body begins in the file. */
  readonly bodyOffset: number
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n((?:[^]*?\r?\n)??)---[ \t]*(?:\r?\n|$)/

/** Splits an entity's file into front matter and body. */
export function splitFile(text: string): FileParts {
  const [whole = '', frontMatter = null] = FRONT_MATTER.exec(text) ?? []
  return { frontMatter, body: text.slice(whole.length), bodyOffset: whole.length }
}

/** Replaces the front matter, which the file has, and keeps every other byte. */
export function withFrontMatter(text: string, frontMatter: string): string {
  const start = text.indexOf('\n') + 1
  const { frontMatter: old } = splitFile(text)
  return text.slice(0, start) + frontMatter + text.slice(start + (old ?? '').length)
}
