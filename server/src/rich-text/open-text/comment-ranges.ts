import type { Literal, Root } from 'mdast'

import { openComment } from '../comments.ts'
import { visit } from '../visit.ts'

export interface Range {
  readonly from: number
  readonly to: number
}

const MARK = '%%'

/** The ranges of comments, as `removeComments` finds them. `null` if the places of their marks are not certain. */
export function commentRanges(root: Root, source: string): Range[] | null {
  const found: (readonly number[] | null)[] = []
  visit(root, (node) => {
    if ((node.type === 'text' || node.type === 'html') && 'value' in node) found.push(marksIn(node, source))
  })
  const clear = found.filter((marks) => marks !== null)
  if (clear.length < found.length) return null
  const marks = clear.flat()
  const ranges: Range[] = []
  const end = openComment(root).last?.position?.end.offset ?? source.length
  for (let place = 0; place < marks.length; place += 2) {
    const [from = 0, closing] = marks.slice(place, place + 2)
    ranges.push({ from, to: closing === undefined ? end : closing + MARK.length })
  }
  return ranges
}

/** The offsets of marks. `null` if a mark is written with an escape or reference, and therefore has no place in the source. */
function marksIn({ value, position }: Literal, source: string): number[] | null {
  const wanted = value.split(MARK).length - 1
  const start = position?.start.offset
  if (start === undefined) return wanted === 0 ? [] : null
  const found: number[] = []
  const end = position?.end.offset ?? start
  for (let at = source.indexOf(MARK, start); at >= 0 && at + MARK.length <= end; at = source.indexOf(MARK, at + 2))
    found.push(at)
  return found.length === wanted ? found : null
}

export function covers(ranges: readonly Range[], { from, to }: Range): boolean {
  return ranges.some((range) => range.from <= from && to <= range.to)
}

/** The parts of a range within `ranges`. */
export function within(ranges: readonly Range[], { from, to }: Range): Range[] {
  return ranges
    .map((range) => ({ from: Math.max(from, range.from), to: Math.min(to, range.to) }))
    .filter((range) => range.from < range.to)
}
