import type { Segment } from './segments.ts'

/** A replacement in a text, by offsets. */
export interface Change {
  readonly from: number
  readonly to: number
  readonly added: string
}

/** A plain part of a text, possibly empty: its offsets in the open text and in the source, and its neighbors. */
interface Place {
  readonly open: number
  readonly source: number
  readonly length: number
  readonly before: Segment | null
  readonly after: Segment | null
}

const isBlank = ({ source }: Segment) => source.trim() === ''

/** All places for new words: the plain parts, and between other parts. The empty lines around a text are no place. */
function placesIn(segments: readonly Segment[]): Place[] {
  const places: Place[] = []
  let [open, source] = [0, 0]
  const add = (length: number, index: number, after: number) =>
    places.push({ open, source, length, before: segments[index] ?? null, after: segments[after] ?? null })
  for (const [index, segment] of segments.entries()) {
    const isFirst = index === 0
    if (segment.isPlain) add(segment.open.length, index - 1, index + 1)
    else if (isFirst ? !isBlank(segment) : !segments[index - 1]?.isPlain) add(0, index - 1, index)
    open += segment.open.length
    source += segment.source.length
  }
  const last = segments.at(-1)
  if (last && !last.isPlain && !isBlank(last)) add(0, segments.length - 1, segments.length)
  if (places.length === 0) places.push({ open: 0, source: 0, length: 0, before: null, after: last ?? null })
  return places
}

/**
 * Translates a change to the open text into a change to the source. `null` if the place is ambiguous: the change touches parts that the
 * author does not see or sees rewritten, or it could be on either side of a hidden part.
 */
export function placeChange(
  segments: readonly Segment[],
  { text, source }: { readonly text: string; readonly source: string },
  change: Change,
): Change | null {
  const { left, right } = slack(text, change)
  const found = placesIn(segments).flatMap((place) => {
    const start = Math.max(change.from - left, place.open)
    const end = Math.min(change.from + right, place.open + place.length - (change.to - change.from))
    if (start > end) return []
    const moved = movedTo(text, change, Math.min(Math.max(change.from, start), end))
    return fits(place, moved) ? [{ place, change: inSource(place, moved) }] : []
  })
  // Words without a line break belong to their line.
  const beside = change.added.includes('\n') ? [] : found.filter(({ place }) => place.length > 0)
  const [first, ...others] = (beside.length > 0 ? beside : found).map((one) => one.change)
  if (!first) return null
  const result = applied(source, [first])
  return others.every((other) => applied(source, [other]) === result) ? first : null
}

/** How far an insertion or deletion can move with the same result: in `aab`, deleting the first or second `a` is the same. */
function slack(text: string, { from, to, added }: Change): { readonly left: number; readonly right: number } {
  if (from < to && added !== '') return { left: 0, right: 0 }
  const part = added === '' ? text.slice(from, to) : added
  const at = (place: number) => part[((place % part.length) + part.length) % part.length]
  let [left, right] = [0, 0]
  while (left < from && text[from - left - 1] === at(-left - 1)) left += 1
  while (to + right < text.length && text[to + right] === at(right)) right += 1
  return { left, right }
}

function movedTo(text: string, { from, to, added }: Change, start: number): Change {
  const end = to + start - from
  if (added === '') return { from: start, to: end, added }
  const moved =
    start < from
      ? (text.slice(start, from) + added).slice(0, added.length)
      : (added + text.slice(from, start)).slice(start - from)
  return { from: start, to: end, added: moved }
}

/** Whether a change fits a place. Words without a line break must continue or precede a visible line. */
function fits({ open, length, before, after }: Place, { from, to, added }: Change): boolean {
  const [left, right] = [from === open ? before : null, to === open + length ? after : null]
  if (added === '') return true
  if (added.includes('\n')) {
    const isBeside = [left, right].some((one) => one?.isWithheld && !isBlank(one))
    return from === to || !isBeside
  }
  const endsLine = (one: Segment) => /\n[ \t>]*$/.test(one.source)
  const startsLine = (one: Segment) => /^\r?\n/.test(one.source)
  if (left?.open === '' && startsLine(left) && !endsLine(left)) return false
  return !(right?.open === '' && endsLine(right) && !startsLine(right))
}

function inSource({ open, source }: Place, { from, to, added }: Change): Change {
  return { from: source + from - open, to: source + to - open, added }
}

/** Applies changes to a text. They must be in order and must not overlap. */
export function applied(text: string, changes: readonly Change[]): string {
  let at = 0
  let result = ''
  for (const { from, to, added } of changes) {
    result += text.slice(at, from) + added
    at = to
  }
  return result + text.slice(at)
}
