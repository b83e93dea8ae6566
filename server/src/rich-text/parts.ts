import { blockIdOf, slugOf } from './heading-ids.ts'
import { htmlWords } from './plain-words.ts'

/* Headings and named blocks in rendered texts, which links and embeds can lead to. Not suitable for HTML from other sources. */

const HEADING = /<h([2-4]) id="([^"]+)"(?: data-level="([1-6])")?>(.*?)<\/h\1>/gs
/** The beginning of a heading. */
const OPENING = /^<h([2-4]) id="part-[^"]+"(?: data-level="([1-6])")?>/
const BLOCK = /<[a-z]+(?: [a-z-]+="[^"]*")* id="(block-[^"]+)"/g
const TAG = /<(\/?)([a-z0-9]+)(?:"[^"]*"|[^">])*>/g
export const VOID: ReadonlySet<string> = new Set('br hr img input'.split(' '))

/** Encodes the name of a part, which then needs no escaping in HTML. */
export function partMark(part: string): string {
  return encodeURIComponent(part.toWellFormed())
}

/** A part of an entity's page, as links name it. */
export interface LinkedPart {
  readonly id: string
  readonly part: string
}

export function partKey({ id, part }: LinkedPart): string {
  return `${id}#${part}`
}

interface Heading {
  readonly level: number
  readonly id: string
  readonly slug: string
  /** Offset in the HTML. */
  readonly from: number
}

/** Finds parts of a rendered text by the words that links name them with: `Rooms`, `Inn#Rooms` for the Rooms below Inn, or `^block`. */
export class PartsOf {
  readonly #html: string
  readonly #headings: readonly Heading[]
  readonly #blocks: ReadonlyMap<string, number>

  constructor(html: string) {
    this.#html = html
    this.#headings = Array.from(
      html.matchAll(HEADING),
      ({ 1: level, 2: id = '', 3: written, 4: inner = '', index }) => {
        return { level: Number(written ?? level), id, slug: slugOf(htmlWords(inner)), from: index }
      },
    )
    this.#blocks = new Map(Array.from(html.matchAll(BLOCK), ({ 1: id = '', index }) => [id, index] as const))
  }

  /** The id of a part's element. `null` if this text has no such part. */
  idOf(part: string): string | null {
    if (!part.startsWith('^')) return this.#headingOf(part)?.id ?? null
    const id = blockIdOf(part.slice(1).trim())
    return this.#blocks.has(id) ? id : null
  }

  /** The HTML of a part: a heading with everything below it, or a block. `null` if this text has no such part. */
  htmlOf(part: string): string | null {
    if (part.startsWith('^')) return this.#blockAt(this.#blocks.get(blockIdOf(part.slice(1).trim())))
    const heading = this.#headingOf(part)
    return heading ? this.#html.slice(heading.from, this.#endOf(heading)).trim() : null
  }

  #headingOf(part: string): Heading | null {
    const slugs = part.split('#').map(slugOf)
    let [found, at]: [Heading | null, number] = [null, 0]
    for (const slug of slugs) {
      const index = slug === '' ? -1 : this.#headings.findIndex((one, place) => place >= at && one.slug === slug)
      found = this.#headings[index] ?? null
      if (!found) return null
      at = index + 1
    }
    return found
  }

  /** The offset of the next heading of the same level or above, or of the end of the element around both. */
  #endOf({ from, level }: Heading): number {
    let depth = 0
    for (const { 0: tag, 1: closing, 2: name = '', index } of tagsFrom(this.#html, from)) {
      if (VOID.has(name)) continue
      const next = depth === 0 && index > from ? OPENING.exec(tag) : null
      if (next && Number(next[2] ?? next[1]) <= level) return index
      // The footnotes of the whole text.
      if (depth === 0 && name === 'section') return index
      depth += closing === '' ? 1 : -1
      if (depth < 0) return index
    }
    return this.#html.length
  }

  /** A block with its element. An item of a list is in a list of its own. */
  #blockAt(from: number | undefined): string | null {
    if (from === undefined) return null
    let depth = 0
    for (const { 0: tag, 1: closing, 2: name = '', index } of tagsFrom(this.#html, from)) {
      if (!VOID.has(name)) depth += closing === '' ? 1 : -1
      if (depth > 0) continue
      const block = this.#html.slice(from, index + tag.length)
      return block.startsWith('<li') ? `<ul>\n${block}\n</ul>` : block
    }
    return null
  }
}

/** The tags of a rendered text, from an offset on. */
export function* tagsFrom(html: string, from: number): Generator<RegExpExecArray> {
  const tags = new RegExp(TAG)
  tags.lastIndex = from
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) yield tag
}

/** The placeholder of a link to another part of the same text. Authors cannot forge one. */
const HERE = /<a data-here="([^"]+)">([^]*?)<\/a>/g

/** Turns links to other parts of the same text into links, or into plain words if this version of the text has no such part. */
export function resolveWithin(html: string): string {
  if (!html.includes('<a data-here=')) return html
  const parts = new PartsOf(html)
  return html.replaceAll(HERE, (_mark, part: string, inner: string) => {
    const id = parts.idOf(decodeURIComponent(part))
    return id === null ? inner : `<a href="#${id}">${inner}</a>`
  })
}

const OWN_ID = /(<[a-z0-9]+(?: [a-z-]+="[^"]*")*) id="[^"]+"/g
const OWN_LINK = /(<a href=")(#[^"]+")/g
const OWN_SECRET = /<aside data-secret="[^"]+"[^>]*>/g

/** A part of a text for another page, whose ids, links and secrets it must not mix with its own. `route`: of the page that it is from. */
export function withoutOwnIds(html: string, route: string): string {
  return html
    .replaceAll(OWN_ID, '$1')
    .replaceAll(OWN_LINK, (_link, opening: string, rest: string) => opening + route + rest)
    .replaceAll(OWN_SECRET, '<aside data-secret="">')
}
