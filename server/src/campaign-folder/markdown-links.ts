import path from 'node:path'

import { withoutMarkdown } from './file-id.ts'
import { isInMarker, nearestPage, type FilesById } from './nearest-page.ts'

/** `[the inn](../Low%20Town/The%20Inn.md#rooms)`, or with `<>` around the target, or an embed with a `!`. */
const LINK = /(!?)\[((?:[^[\]\\\n]|\\.)*)\]\((?:<([^<>\n]+)>|([^()\s<>]+))(?:[ \t]+"[^"\n]*")?\)/g
const SCHEME = /^[a-z][a-z\d+.-]*:/i

/** A Markdown link to another file of the folder. */
export interface MarkdownLink {
  /** The path of the file, as written but decoded. */
  readonly to: string
  readonly offset: number
}

interface Parts extends MarkdownLink {
  readonly isEmbed: boolean
  readonly shown: string
  /** With its `#`. Empty if there is none. */
  readonly heading: string
}

function partsOf(match: RegExpExecArray): Parts | null {
  const [, mark, shown = '', inBrackets, plain = ''] = match
  const written = decoded(inBrackets ?? plain)
  const [file = '', ...heading] = written.split('#')
  if (SCHEME.test(written) || withoutMarkdown(file) === file) return null
  const rest = heading.length === 0 ? '' : `#${heading.join('#')}`
  return { to: file, offset: match.index, isEmbed: mark === '!', shown, heading: rest }
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return target
  }
}

export function markdownLinksIn(text: string): MarkdownLink[] {
  return Array.from(text.matchAll(LINK), partsOf).filter((parts) => parts !== null)
}

/** Finds the entities that a text may mean. */
interface Meanings {
  readonly meant: (written: string) => readonly string[]
  readonly files: FilesById
}

/** What a link in a file may mean, in order: the path from its folder, the path from the campaign's folder, and only the name. */
export function candidatesFor(to: string, file: string): string[] {
  const fromFolder = path.posix.normalize(path.posix.join(path.posix.dirname(file), to))
  const fromRoot = path.posix.normalize(to.replace(/^\/+/, ''))
  return [...new Set([fromFolder, fromRoot, path.posix.basename(to)])].filter((one) => !one.startsWith('../'))
}

interface LinkPlace {
  /** The file with the link. */
  readonly file: string
  /** Whether the link may name somebody who may read something. */
  readonly isReader?: boolean
}

/** The entity that a Markdown link leads to. Of several with this name, it is the nearest, but none if the link may name a reader. */
export function linkedFile(
  to: string,
  { meant, files }: Meanings,
  { file, isReader = false }: LinkPlace,
): string | null {
  for (const written of candidatesFor(to, file)) {
    const ids = meant(written)
    if (ids.length > 1) return isReader ? null : nearestPage(ids, files, { written, from: file })
    if (ids[0] !== undefined) return ids[0]
  }
  return null
}

/** Turns Markdown links to the files of entities into wiki links by id. Other links stay. */
export function withWikiLinks(text: string, file: string, names: Meanings): string {
  if (!text.includes('](')) return text
  return text.replaceAll(LINK, (written, _embed, _shown, _inBrackets, _plain, offset: number) => {
    const match = new RegExp(LINK.source).exec(written)
    const parts = match && partsOf(match)
    const id = parts && linkedFile(parts.to, names, { file, isReader: isInMarker(text, offset) })
    if (!parts || id === null) return written
    const target = `${id}${parts.heading}`
    if (parts.isEmbed) return `![[${target}]]`
    return parts.shown === '' ? `[[${target}]]` : `[[${target}|${parts.shown.replaceAll('|', String.raw`\|`)}]]`
  })
}
