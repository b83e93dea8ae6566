import { readEntityId } from '@waybook/contract'

import { isAttachment } from './attachments.ts'
import { visibleText } from './visible-text.ts'

/** `[[category/name]]` or `[[category/name|shown]]`, possibly with line breaks. */
export const WIKI_LINK = /\[\[[^[\]]+\]\]/g

/** A wiki link, or an `![[embed]]`. */
export const LINK_OR_EMBED = new RegExp(`!?${WIKI_LINK.source}`, 'g')

export interface WikiLink {
  /** `null` if the part before the bar is not an entity id. */
  readonly id: string | null
  /** The author's text. Empty to show the target's name. */
  readonly shown: string
  /** The heading or `^block` that the link leads to. Empty for the whole page. */
  readonly part: string
}

/** Replaces a target that was meant as an id, because the id could reveal the name to players. */
const UNKNOWN = 'something'

/** Parses one link with its brackets. A target that is a plain name is shown unchanged, a file by its name without folders. */
export function readWikiLink(written: string): WikiLink {
  const { target } = partsOf(written)
  const shown = shownTextIn(written)
  // `Papers/deed.pdf` also reads like the id `papers/deed-pdf`.
  if (isAttachment(targetOf(written))) return { id: null, shown: shown || fileNameIn(targetOf(written)), part: '' }
  const id = readEntityId(withoutHeading(target))
  const part = headingIn(target).slice(1).trim()
  if (id !== null) return { id, shown, part }
  if (isWithinPage(target)) return { id, shown: shown || part.replace(/^\^/, ''), part }
  return { id: null, shown: shown || (visibleText(target).includes('/') ? UNKNOWN : target.trim()), part: '' }
}

/** `Papers/deed.pdf` -> `deed.pdf`. */
function fileNameIn(target: string): string {
  return target.slice(Math.max(target.lastIndexOf('/'), target.lastIndexOf('\\')) + 1)
}

/** The author's text of a link. Empty to show the target's name. */
export function shownTextIn(link: string): string {
  return partsOf(link)
    .rest.slice(0, -2)
    .replace(/^\\?\|/, '')
    .replaceAll(/\\\|/g, '|')
    .trim()
    .replaceAll(/\s+/g, ' ')
}

/** Replaces the author's text of a link. Empty for none. */
export function withShownText(link: string, shown: string): string {
  const { target, rest } = partsOf(link)
  const bar = rest.startsWith('\\') ? '\\|' : '|'
  return shown === '' ? `[[${target}]]` : `[[${target}${bar}${shown.replaceAll('|', bar)}]]`
}

/** `[[#Heading]]` leads to another part of the same page. */
export function isWithinPage(target: string): boolean {
  return /^\s*#/.test(target)
}

/** The entity of a link, without the `#heading` with which Obsidian links to a section. */
function withoutHeading(written: string): string {
  return written.replace(/#[^]*/, '').trim()
}

/** The `#heading` after the entity of a link. Empty if there is none. */
function headingIn(written: string): string {
  return /#[^]*/.exec(written)?.[0] ?? ''
}

/** Replaces the targets of links with the results of `idOf`. `null` keeps a target. Headings and the author's words stay. */
export function withTargets(text: string, idOf: (target: string) => string | null): string {
  return text.replaceAll(WIKI_LINK, (written) => {
    const { target, rest } = partsOf(written)
    const id = idOf(withoutHeading(target))
    return id === null ? written : `[[${id}${headingIn(target)}${rest}`
  })
}

/** Escapes the bars of links in lines with other bars, which may be rows of a table: Obsidian reads both, Markdown only this. */
export function withEscapedBars(text: string): string {
  if (!text.includes('|') || !text.includes('[[')) return text
  const escape = (link: string) => link.replace(/(?<!\\)\|/, String.raw`\|`)
  return text
    .split('\n')
    .map((line) => (line.replaceAll(WIKI_LINK, '').includes('|') ? line.replaceAll(WIKI_LINK, escape) : line))
    .join('\n')
}

/** The target of a link with its brackets, as written. */
export function targetOf(link: string): string {
  return withoutHeading(partsOf(link).target)
}

/** Splits a link at the bar: the target without the opening brackets, and the rest including the bar. In tables, bars are escaped. */
function partsOf(link: string): { readonly target: string; readonly rest: string } {
  const bar = link.search(/\\?\|/)
  const end = bar < 0 ? link.length - 2 : bar
  return { target: link.slice(2, end), rest: link.slice(end) }
}

/** Replaces the links in a plain text with the author's text. Removes links that show their target's name. */
export function withoutLinks(text: string): string {
  return text.replaceAll(LINK_OR_EMBED, (written) => readPlainLink(written).shown)
}

/** Parses a link in a plain text. An embedded entity is a link. A picture or other file is empty. */
export function readPlainLink(written: string): WikiLink {
  if (!written.startsWith('!')) return readWikiLink(written)
  return isAttachment(targetOf(written.slice(1))) ? { id: null, shown: '', part: '' } : readWikiLink(written.slice(1))
}
