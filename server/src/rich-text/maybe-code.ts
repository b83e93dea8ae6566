import { sureFences } from './sure-fences.ts'

/** A mark of code in the paragraph. */
const INLINE = /[`$]/
/** Where a line that is indented this far could be code. */
const INDENT = / {4}|\t/
/** An item with words, after which an indented line continues the item or begins another: code never interrupts a paragraph. */
const ITEM = /^\s*(?:[-+*]|\d{1,9}[.)])[ \t]+(?:\[[ x]\] )?[\p{L}[][^|]*$/u
const DEFINITION = /\]:/
/** Ends a line for Markdown. */
const LONE_RETURN = /\r(?!\n)/
const BLANK = /^\s*$/

/**
 * Whether Markdown could read one of these places as code. Never wrong if it says no, so a text need not be parsed to find out. `places`: in
 * ascending order.
 * @example maybeCode('A [[link]] and `code`.\n\n[[b]]', [2]) // true, because of the mark in the same paragraph
 */
export function maybeCode(markdown: string, places: readonly number[]): boolean {
  if (LONE_RETURN.test(markdown)) return true
  const { code, unsureFrom } = sureFences(markdown)
  let end = -1
  for (const place of places) {
    if (place >= unsureFrom || code.some(([from, to]) => from <= place && place <= to)) return true
    const lineStart = markdown.lastIndexOf('\n', place - 1) + 1
    if (INDENT.test(markdown.slice(lineStart, place)) && !isInList(markdown, lineStart)) return true
    // Several places are often in one paragraph.
    if (place < end) continue
    end = paragraphEnd(markdown, place)
    if (INLINE.test(markdown.slice(paragraphStart(markdown, lineStart), end))) return true
  }
  return false
}

/** The lines above until one that begins at the margin: all must be items. */
function isInList(markdown: string, lineStart: number): boolean {
  let start = lineStart
  for (;;) {
    const line = markdown.slice(start, lineEnd(markdown, start))
    if (!ITEM.test(line) || DEFINITION.test(line)) return false
    if (!INDENT.test(line)) return true
    if (start === 0) return false
    start = markdown.lastIndexOf('\n', start - 2) + 1
  }
}

/** Where the lines without a blank one between them begin and end. Code within words never spans a blank line. */
function paragraphStart(markdown: string, lineStart: number): number {
  let start = lineStart
  while (start > 0) {
    const above = markdown.lastIndexOf('\n', start - 2) + 1
    if (BLANK.test(markdown.slice(above, start - 1))) return start
    start = above
  }
  return 0
}

function paragraphEnd(markdown: string, place: number): number {
  let end = lineEnd(markdown, place)
  while (end < markdown.length) {
    const below = lineEnd(markdown, end + 1)
    if (BLANK.test(markdown.slice(end + 1, below))) return end
    end = below
  }
  return markdown.length
}

function lineEnd(markdown: string, from: number): number {
  const end = markdown.indexOf('\n', from)
  return end < 0 ? markdown.length : end
}
