/*
 * Limits far beyond the texts of authors. They keep rendering fast and limit nesting, because the parsers' recursion could crash the
 * process. They are checked in the source text, because parsing itself is the expensive part.
 */
const LENGTH_MAX = 2_000_000
/** Every line is a block or a break, which takes as long as a hundred letters. */
const LINES_MAX = 80_000
const DEPTH_MAX = 50
const TAGS_MAX = 20_000
/** Every element reopens unclosed formatting before it. */
const REOPENED_MAX = 20_000
/** Marks of emphasis, code and links. The parser looks for pairs among all marks of a paragraph. */
const MARKS_PER_PARAGRAPH_MAX = 3000
const MARKS_MAX = 100_000
/** The depths of all lines in lists and quotes. The parser opens every level of a line again. */
const DEPTHS_MAX = 60_000
/** The columns of all rows of a table, and of all tables. */
const CELLS_PER_TABLE_MAX = 30_000
const CELLS_MAX = 60_000
/** Each is rendered apart. */
const SECRETS_MAX = 3000
const FOOTNOTES_MAX = 3000

const MARKER = String.raw`(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s))`
/** Nested quotes and lists on one line, or a list indented equally deep. */
const DEEP_LINE = new RegExp(String.raw`^(?:[ \t]*${MARKER}){${DEPTH_MAX}}|^[ \t]{${2 * DEPTH_MAX},}${MARKER}`, 'm')

/** Elements that are closed implicitly, so leaving them open does not nest. */
const SELF_ENDING = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd tr td th option'.split(' '),
)

const FORMATTING = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '))

/**
 * The exceeded limit as the predicate of a sentence, or `null`. A text beyond the limits is refused before it is parsed.
 * @example
 * exceededLimit('A bell.') // null
 * exceededLimit('<b>'.repeat(51)) // 'is nested more than 50 levels deep'
 */
export function exceededLimit(markdown: string): string | null {
  if (markdown.length > LENGTH_MAX) return `is longer than ${LENGTH_MAX} characters`
  if (countOf(LINE_END, markdown) > LINES_MAX) return `has more than ${LINES_MAX} lines`
  const tags = [...markdown.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)]
  if (tags.length > TAGS_MAX) return `has more than ${TAGS_MAX} tags`
  if (DEEP_LINE.test(markdown) || tagDepth(tags) > DEPTH_MAX) return `is nested more than ${DEPTH_MAX} levels deep`
  if (reopened(tags) > REOPENED_MAX) return `reopens formatting more than ${REOPENED_MAX} times`
  if (countOf(MARK, markdown) > MARKS_MAX) return `has more than ${MARKS_MAX} marks`
  if (countOf(CELL, markdown) > CELLS_MAX) return `has more than ${CELLS_MAX} cells in tables`
  if (depths(markdown) > DEPTHS_MAX) return 'has too many deep lists or quotes'
  if (countOf(SECRET, markdown) > SECRETS_MAX) return `has more than ${SECRETS_MAX} secrets`
  if (countOf(FOOTNOTE, markdown) > FOOTNOTES_MAX) return `has more than ${FOOTNOTES_MAX} footnotes`
  for (const paragraph of markdown.split(PARAGRAPH_END)) {
    if (countOf(MARK, paragraph) > MARKS_PER_PARAGRAPH_MAX)
      return `has more than ${MARKS_PER_PARAGRAPH_MAX} marks in one paragraph or table`
    if (countOf(CELL, paragraph) > CELLS_PER_TABLE_MAX) return `has more than ${CELLS_PER_TABLE_MAX} cells in one table`
  }
  return null
}

const SECRET = /\[!(?:secret|gm)\]/gi
const FOOTNOTE = /\[\^|\^\[/g
const LINE_END = /\n|\r(?!\n)/g
const MARK = /[*_~[`]/g
const CELL = /\|/g
/** An empty line, or the beginning of another item or heading, which always ends a paragraph. */
const PARAGRAPH_END = /\n(?=[ \t]*\n| {0,3}(?:[-+*] +\S|#{1,6} ))/

function tagDepth(tags: readonly RegExpExecArray[]): number {
  let [depth, deepest] = [0, 0]
  for (const [, slash, name = ''] of tags) {
    if (SELF_ENDING.has(name.toLowerCase())) continue
    depth = Math.max(0, depth + (slash ? -1 : 1))
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

function reopened(tags: readonly RegExpExecArray[]): number {
  let [open, times] = [0, 0]
  for (const [, slash, name = ''] of tags) {
    if (FORMATTING.has(name.toLowerCase())) open = Math.max(0, open + (slash ? -1 : 1))
    times += open
  }
  return times
}

const LINE_START = new RegExp(`^(?:[ \\t]*${MARKER})+`, 'gm')

function depths(markdown: string): number {
  let total = 0
  // A level takes at least two characters, such as `- `.
  for (const [start] of markdown.matchAll(LINE_START)) total += Math.ceil(start.length / 2)
  return total
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0
}
