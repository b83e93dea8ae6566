import type { Paragraph, PhrasingContent } from 'mdast'

import { isAttachment } from '../attachments.ts'
import type { HiddenNames } from '../hidden-sections.ts'
import { BLOCK_ID } from '../obsidian-blocks.ts'
import { tagNames } from '../render-tree.ts'
import { resolveText } from '../resolve-links.ts'
import { ABROAD } from '../tidy-tree.ts'
import { LINK_OR_EMBED, readWikiLink, targetOf, withTargets } from '../wiki-link.ts'
import { covers, within, type Range } from './comment-ranges.ts'
import type { Hidden } from './segments.ts'

/** The player that a text is opened for. */
export interface OpenReader {
  /** The player's character. */
  readonly character: string | null
  /** The entity that the target of a link refers to. `null` if there is none or more than one. */
  readonly idOf: (target: string) => string | null
  /** The names of the entities that the player may see. */
  readonly names: ReadonlyMap<string, string>
  /** The headings whose sections are for the game master only. */
  readonly hidden: HiddenNames
}

/** The state of the search for hidden parts. */
export interface Search {
  readonly source: string
  readonly reader: OpenReader
  readonly comments: readonly Range[]
  /** The URLs of link definitions in the text. */
  readonly definitions: ReadonlyMap<string, string>
  readonly hidden: Hidden[]
  /** Set if a part is found whose visibility is unknown. */
  isUnclear: boolean
}

/** The tags that readers receive, without attributes. */
export const PLAIN_TAGS = new RegExp(`</?(?:${tagNames.join('|')})\\s*/?>`, 'gi')
const PLAIN_TAG = new RegExp(`^</?(?:${tagNames.join('|')})\\s*/?>$`, 'i')
const ONLY_PLAIN_TAGS = new RegExp(`^(?:[^<&]|</?(?:${tagNames.join('|')})\\s*/?>)*$`, 'i')
const ONLY_COMMENTS = /^(?:\s*<!--(?:(?!-->)[^])*-->)+\s*$/

/** The range of a node in the source. A node that the parser invented has none, which makes the text unclear. */
export function rangeOf({ position }: { readonly position?: PhrasingContent['position'] }, search: Search): Range {
  const [from, to] = [position?.start.offset, position?.end.offset]
  if (from !== undefined && to !== undefined) return { from, to }
  search.isUnclear = true
  return { from: 0, to: 0 }
}

export function withhold({ hidden }: Search, { from, to }: Range, open = ''): void {
  hidden.push({ from, to, open, words: open, isWithheld: true })
}

function rewrite({ hidden }: Search, { from, to }: Range, open: string, words = open): void {
  hidden.push({ from, to, open, words, isWithheld: false })
}

/** Finds the hidden parts among words. */
export function hideWords(nodes: readonly PhrasingContent[], search: Search): void {
  for (const node of nodes) {
    const range = rangeOf(node, search)
    if (covers(search.comments, range)) withhold(search, range)
    else hideWord(node, range, search)
  }
}

function hideWord(node: PhrasingContent, range: Range, search: Search): void {
  switch (node.type) {
    case 'text':
      for (const comment of within(search.comments, range)) withhold(search, comment)
      return hideLinks(range, search)
    case 'emphasis':
    case 'strong':
    case 'delete':
      return hideWords(node.children, search)
    case 'link':
      if (!ABROAD.test(node.url) || node.title) return keepOnlyWords(node, range, search)
      return hideWords(node.children, search)
    case 'linkReference': {
      const url = search.definitions.get(node.identifier) ?? ''
      return keepOnlyWords(node, range, search, ABROAD.test(url) ? url : null)
    }
    case 'html':
      if (!PLAIN_TAG.test(node.value)) withhold(search, range)
      return
    case 'image':
    case 'imageReference':
      return withhold(search, range)
    case 'inlineCode':
      search.isUnclear ||= node.value.includes('[[')
      return
    case 'break':
    case 'inlineMath':
      return
    default:
      search.isUnclear = true
  }
}

/** Keeps only the words of a link that leads nowhere for readers. With `url`, writes the address next to the words. */
function keepOnlyWords(
  { children }: { readonly children: readonly PhrasingContent[] },
  { from, to }: Range,
  search: Search,
  url: string | null = null,
): void {
  const [first, last] = [children[0], children.at(-1)]
  if (!first || !last) return withhold(search, { from, to })
  const [start, end] = [rangeOf(first, search).from, rangeOf(last, search).to]
  rewrite(search, { from, to: start }, url === null ? '' : '[')
  rewrite(search, { from: end, to }, url === null ? '' : `](${url})`)
  hideWords(children, search)
}

function hideLinks({ from, to }: Range, search: Search): void {
  for (const { 0: written, index } of search.source.slice(from, to).matchAll(LINK_OR_EMBED)) {
    const range = { from: from + index, to: from + index + written.length }
    hideLink(written, range, search)
  }
}

function hideLink(written: string, range: Range, search: Search): void {
  const { idOf, names } = search.reader
  const isEmbed = written.startsWith('!')
  const link = isEmbed ? written.slice(1) : written
  const target = targetOf(link)
  if (isEmbed && isAttachment(target)) return withhold(search, range)
  const id = idOf(target) ?? readWikiLink(link).id
  const name = id === null ? undefined : names.get(id)
  // The reader may not know other names of the entity or the headings of its page.
  const isPlain = name !== undefined && /^\[\[([^|#]*?)\\?(?:\||\]\])/.exec(link)?.[1] === target
  if (isPlain && (target === id || target === name)) return
  const byId = id === null ? link : withTargets(link, () => id)
  if (name !== undefined) return rewrite(search, range, `${isEmbed ? '!' : ''}${byId.replace(/#[^|\]]*/, '')}`)
  const shown = readWikiLink(byId).shown
  const before = search.source.slice(0, range.from)
  rewrite(search, range, resolveText(byId, { names, everything: false }, before), shown)
}

/** Whether a block of HTML is shown as written or is completely hidden. */
export function readBlock(html: string): 'shown' | 'hidden' | 'unclear' {
  if (ONLY_COMMENTS.test(html)) return 'hidden'
  return ONLY_PLAIN_TAGS.test(html) ? 'shown' : 'unclear'
}

/** Withholds the name of a block, which is only for links to it. */
export function hideBlockId({ children }: Pick<Paragraph, 'children'>, search: Search): void {
  const last = children.at(-1)
  if (last?.type !== 'text') return
  const { from, to } = rangeOf(last, search)
  const found = BLOCK_ID.exec(search.source.slice(from, to))
  if (found) withhold(search, { from: from + found.index, to })
}
