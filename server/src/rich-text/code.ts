import { exceededLimit } from '@waybook/entity-text'
import type { Root } from 'mdast'

import { maybeCode } from './maybe-code.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { visit } from './visit.ts'

/** The start and the end of a part of a text, as offsets. */
type Range = readonly [start: number, end: number]

/** Signs of code: a fence, a mark, an indented line, or a formula. */
const SIGN = /`|~~~|\$|^(?: {4}| {0,3}\t)/m

/** A text is asked about again soon after: its links are read, then checked. */
let last: { readonly markdown: string; readonly ranges: readonly Range[] } = { markdown: '', ranges: [] }

/** Where a Markdown text has code or formulas, in order. Everything there is shown as it is written. */
export function codeRanges(markdown: string): readonly Range[] {
  if (!SIGN.test(markdown) || exceededLimit(markdown) !== null) return []
  if (last.markdown !== markdown) last = { markdown, ranges: codeIn(parseMarkdown(markdown)) }
  return last.ranges
}

function codeIn(root: Root): Range[] {
  const ranges: Range[] = []
  visit(root, (node) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset]
    const isCode = node.type === 'code' || node.type === 'inlineCode' || node.type === 'inlineMath'
    if (isCode && start !== undefined && end !== undefined) ranges.push([start, end])
  })
  return ranges
}

/** The signs of links to pages. The ending of a file may be encoded. */
const LINK_SIGN = /\[\[|\]\]|\]\((?=[^)\n]*(?:\.md|%))/gi

/** Where a text has code, if any of its links could be in code. Few texts need to be parsed for this. */
function codeAroundLinks(markdown: string): readonly Range[] {
  if (!SIGN.test(markdown) || last.markdown === markdown) return codeRanges(markdown)
  const places = Array.from(markdown.matchAll(LINK_SIGN), ({ index }) => index)
  return maybeCode(markdown, places) ? codeRanges(markdown) : []
}

/** Changes the links of a Markdown text with `change`, except for those in code. */
export function changedOutsideCode(markdown: string, change: (part: string) => string): string {
  let [changed, at] = ['', 0]
  for (const [start, end] of codeAroundLinks(markdown)) {
    changed += change(markdown.slice(at, start)) + markdown.slice(start, end)
    at = end
  }
  return changed + change(markdown.slice(at))
}

/** Replaces the characters of code with spaces, which preserves offsets and lines. */
export function blankedCode(markdown: string): string {
  return blanked(markdown, codeRanges(markdown))
}

/** Replaces the characters of code with spaces, if any link could be in code. */
export function blankedCodeLinks(markdown: string): string {
  return blanked(markdown, codeAroundLinks(markdown))
}

function blanked(markdown: string, ranges: readonly Range[]): string {
  let [text, at] = ['', 0]
  for (const [start, end] of ranges) {
    text += markdown.slice(at, start) + markdown.slice(start, end).replaceAll(/[^\n]/g, ' ')
    at = end
  }
  return text + markdown.slice(at)
}
