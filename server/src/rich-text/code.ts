import { exceededLimit } from '@waybook/entity-text'
import type { Root } from 'mdast'

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

/** Changes a Markdown text with `change`, except for its code. */
export function changedOutsideCode(markdown: string, change: (part: string) => string): string {
  let [changed, at] = ['', 0]
  for (const [start, end] of codeRanges(markdown)) {
    changed += change(markdown.slice(at, start)) + markdown.slice(start, end)
    at = end
  }
  return changed + change(markdown.slice(at))
}

/** Replaces the characters of code with spaces, which preserves offsets and lines. */
export function blankedCode(markdown: string): string {
  let [blanked, at] = ['', 0]
  for (const [start, end] of codeRanges(markdown)) {
    blanked += markdown.slice(at, start) + markdown.slice(start, end).replaceAll(/[^\n]/g, ' ')
    at = end
  }
  return blanked + markdown.slice(at)
}
