import { readEntityId } from '@waybook/contract'

import { isAttachment } from './attachments.ts'
import { visibleText } from './visible-text.ts'

/** `[[category/name]]` or `[[category/name|shown]]`, possibly with line breaks. */
export const WIKI_LINK = /\[\[[^[\]]+\]\]/g

/** A wiki link, or `![[what is shown in its place]]`. */
export const LINK_OR_EMBED = new RegExp(`!?${WIKI_LINK.source}`, 'g')

export interface WikiLink {
  /** `null` if the part before the bar is not an entity id. */
  readonly id: string | null
  /** The author's text; empty to show the target's name. */
  readonly shown: string
}

/** Shown for a target that was meant as an id, because the id could give the name away to players. */
const UNKNOWN = 'something'

/** Parses one link with its brackets. A target that is a plain name is shown as it is. */
export function readWikiLink(written: string): WikiLink {
  const { target } = partsOf(written)
  const shown = shownTextIn(written)
  const id = readEntityId(withoutHeading(target))
  if (id !== null) return { id, shown }
  if (isWithinPage(target)) return { id, shown: shown || target.trim().replace(/^#\^?/, '') }
  return { id: null, shown: shown || (visibleText(target).includes('/') ? UNKNOWN : target.trim()) }
}

/** The author's text of a link; empty to show the target's name. */
export function shownTextIn(link: string): string {
  return partsOf(link)
    .rest.slice(0, -2)
    .replace(/^\\?\|/, '')
    .replaceAll(/\\\|/g, '|')
    .trim()
    .replaceAll(/\s+/g, ' ')
}

/** A link with another text of the author; empty for none. */
export function withShownText(link: string, shown: string): string {
  const { target, rest } = partsOf(link)
  const bar = rest.startsWith('\\') ? '\\|' : '|'
  return shown === '' ? `[[${target}]]` : `[[${target}${bar}${shown.replaceAll('|', bar)}]]`
}

/** `[[#Heading]]` leads to another part of the same page. */
export function isWithinPage(target: string): boolean {
  return /^\s*#/.test(target)
}

/** The entity of a link, without the `#heading` that Obsidian appends to link to a section. */
function withoutHeading(written: string): string {
  return written.replace(/#[^]*/, '').trim()
}

/** A text with the targets of its links replaced by `idOf`, which returns `null` to keep one. The author's words stay. */
export function withTargets(text: string, idOf: (target: string) => string | null): string {
  return text.replaceAll(WIKI_LINK, (written) => {
    const { target, rest } = partsOf(written)
    const id = idOf(withoutHeading(target))
    return id === null ? written : `[[${id}${rest}`
  })
}

/** What a link with its brackets leads to, as it is written. */
export function targetOf(link: string): string {
  return withoutHeading(partsOf(link).target)
}

/** The part before the bar without the opening brackets, and everything from the bar on. In a table the bar must be escaped. */
function partsOf(link: string): { readonly target: string; readonly rest: string } {
  const bar = link.search(/\\?\|/)
  const end = bar < 0 ? link.length - 2 : bar
  return { target: link.slice(2, end), rest: link.slice(end) }
}

/** A plain text with its links replaced by the author's text. Links that show their target's name are removed. */
export function withoutLinks(text: string): string {
  return text.replaceAll(LINK_OR_EMBED, (written) => readPlainLink(written).shown)
}

/** A link in a plain text, where an entity that is embedded is a link, and a picture or another file is nothing. */
export function readPlainLink(written: string): WikiLink {
  if (!written.startsWith('!')) return readWikiLink(written)
  return isAttachment(targetOf(written.slice(1))) ? { id: null, shown: '' } : readWikiLink(written.slice(1))
}
