import type { Blockquote, Code, Heading, List, Paragraph, Root, RootContent, Table } from 'mdast'

import { mayRead } from '../audience.ts'
import { CALLOUT, lookOf } from '../callouts.ts'
import { looksSecret } from '../looks-secret.ts'
import { QUERIES } from '../obsidian-blocks.ts'
import { covers, type Range } from './comment-ranges.ts'
import { hideBlockId, hideWords, rangeOf, readBlock, withhold, type Search } from './hidden-words.ts'

/** Finds the hidden parts of a whole text. Withholds empty lines around it too, because they would reveal a hidden block. */
export function hideInText(root: Root, search: Search): void {
  const { source } = search
  const shown = hideAmong(root.children, search, '\n\n')
  const [first, last] = [shown[0], shown.at(-1)]
  withhold(search, { from: 0, to: first ? rangeOf(first, search).from : source.length })
  if (last) withhold(search, { from: rangeOf(last, search).to, to: source.length })
}

/** Finds the hidden parts among blocks, and returns the blocks with visible parts. */
function hideAmong<Block extends RootContent>(
  blocks: readonly Block[],
  search: Search,
  gap: string | null = null,
): Block[] {
  const shown = blocks.filter((block) => !hideBlock(block, search))
  for (const [place, block] of blocks.entries()) {
    if (shown.includes(block) || (place > 0 && !shown.includes(blocks[place - 1] ?? block))) continue
    hideRun(blocks, { first: place, shown, gap }, search)
  }
  return shown
}

interface Run<Block> {
  /** The index of the first hidden block. */
  readonly first: number
  readonly shown: readonly Block[]
  /** The text that remains between blocks. `null` for the text in the source. */
  readonly gap: string | null
}

/** Hides adjacent blocks together with the gap on one side. */
function hideRun<Block extends RootContent>(
  blocks: readonly Block[],
  { first, shown, gap }: Run<Block>,
  search: Search,
): void {
  const next = blocks.findIndex((block, place) => place > first && shown.includes(block))
  const run = blocks.slice(first, next < 0 ? blocks.length : next)
  const [start, end] = [run[0], run.at(-1)].map((block) => (block ? rangeOf(block, search) : { from: 0, to: 0 }))
  const before = blocks[first - 1]
  const from = before ? rangeOf(before, search).to : (start?.from ?? 0)
  const after = next < 0 ? undefined : blocks[next]
  const to = after ? rangeOf(after, search).from : (end?.to ?? 0)
  if (!before || !after) return withhold(search, { from, to })
  const gaps = [search.source.slice(from, start?.from), search.source.slice(end?.to, to)]
  const longer = gaps.toSorted((one, other) => other.split('\n').length - one.split('\n').length)[0]
  withhold(search, { from, to }, gap ?? longer)
}

/** Finds the hidden parts of a block, and returns whether the whole block is hidden. */
function hideBlock(block: RootContent, search: Search): boolean {
  const range = rangeOf(block, search)
  if (covers(search.comments, range)) return true
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return hideLine(block, range, search)
    case 'blockquote':
      return hideQuote(block, range, search)
    case 'list':
      return hideList(block, search)
    case 'listItem':
      return block.children.length > 0 && hideAmong(block.children, search).length === 0
    case 'code':
      return hideCode(block, range, search)
    case 'table':
      hideTable(block, search)
      return false
    case 'html': {
      const read = readBlock(block.value)
      search.isUnclear ||= read === 'unclear'
      return read === 'hidden'
    }
    case 'definition':
      return true
    case 'thematicBreak':
      return false
    default:
      search.isUnclear = true
      return false
  }
}

function hideLine({ children, ...line }: Paragraph | Heading, { from, to }: Range, search: Search): boolean {
  hideWords(children, search)
  if (line.type === 'paragraph') hideBlockId({ children }, search)
  const [first, last] = [children[0], children.at(-1)]
  if (!first || !last) return false
  const [start, end] = [rangeOf(first, search).from, rangeOf(last, search).to]
  const inside = search.hidden.filter((one) => one.from >= from && one.to <= to)
  if (inside.length === 0) return false
  let rest = ''
  let at = start
  for (const one of inside.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (one.to <= at) continue
    rest += search.source.slice(at, Math.max(at, one.from)) + one.open
    at = Math.max(at, one.to)
  }
  return /^[\s>]*$/.test(rest + search.source.slice(at, end))
}

function hideQuote(quote: Blockquote, { from }: Range, search: Search): boolean {
  const mark = quote.data?.secret
  // The marker of the quote may be in the comment.
  if (search.comments.some((comment) => comment.from <= from && from < comment.to)) return true
  if (mark && !mayRead(mark.audience ?? [], search.reader.character)) return true
  if (mark) {
    const [line = ''] = search.source.slice(mark.offset).split('\n', 1)
    const [first] = quote.children
    const end = first ? rangeOf(first, search).to : mark.offset
    // If words follow, they move to the place of the marker.
    const opening = /^[^\n]*(?:\n[ \t>]*)?/.exec(search.source.slice(mark.offset))?.[0] ?? ''
    withhold(search, span(mark.offset, end > mark.offset + line.length ? opening : line))
  } else hideKind(quote, search)
  return hideAmong(quote.children, search).length === 0
}

/** If a callout has a title, its kind is visible only if it determines the look. */
function hideKind({ children: [first] }: Blockquote, search: Search): void {
  const opening = first?.type === 'paragraph' ? first.children[0] : undefined
  if (opening?.type !== 'text') return
  const { from } = rangeOf(opening, search)
  const [line = ''] = search.source.slice(from).split('\n', 1)
  const marker = CALLOUT.exec(line)
  if (!marker) return
  const [written, kind = '', theme = ''] = marker
  if (kind.split(/[^\p{L}\p{N}_]+/u).some(looksSecret)) return
  const start = from + '[!'.length
  const isShown = lookOf.has(kind.trim().toLowerCase()) || line.slice(written.length).trim() === ''
  if (!isShown) search.hidden.push({ ...span(start, kind), open: 'note', words: 'note', isWithheld: false })
  withhold(search, span(start + kind.length, theme))
}

function span(from: number, text: string): Range {
  return { from, to: from + text.length }
}

/** Renumbers items, because a gap in the numbers would reveal a hidden item. */
function hideList({ children, ordered, start }: List, search: Search): boolean {
  const shown = hideAmong(children, search)
  if (ordered !== true || shown.length === children.length) return shown.length === 0
  const numbers = shown.map((item) => {
    const { from } = rangeOf(item, search)
    return span(from, /^\d+/.exec(search.source.slice(from))?.[0] ?? '')
  })
  const written = new Set(numbers.map(({ from, to }) => search.source.slice(from, to)))
  if (written.size <= 1 && shown.length > 1) return false
  for (const [place, number] of numbers.entries())
    search.hidden.push({ ...number, ...renumbered((start ?? 1) + place) })
  return shown.length === 0
}

function renumbered(number: number) {
  return { open: String(number), words: String(number), isWithheld: false }
}

/** Withholds the rest of the fence line. */
function hideCode({ lang, value }: Code, { from }: Range, search: Search): boolean {
  if (QUERIES.has(lang?.toLowerCase() ?? '')) return true
  search.isUnclear ||= value.includes('[[')
  const [line = ''] = search.source.slice(from).split(/\r?\n/, 1)
  const fence = /^(?:`{3,}|~{3,})/.exec(line)?.[0]
  if (fence !== undefined && lang) withhold(search, span(from + fence.length, line.slice(fence.length)))
  return false
}

function hideTable({ children }: Table, search: Search): void {
  for (const row of children) for (const cell of row.children) hideWords(cell.children, search)
}
