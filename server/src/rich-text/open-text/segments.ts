/** A part of a text that the player sees differently or not at all. */
export interface Hidden {
  /** Offsets in the source. */
  readonly from: number
  readonly to: number
  /** The text that the player reads instead. */
  readonly open: string
  /** The words in `open` that the author of the text wrote. */
  readonly words: string
  /** Whether the part is withheld, instead of only rewritten. */
  readonly isWithheld: boolean
}

/** A part of a text in the source and in the open text. */
export interface Segment extends Pick<Hidden, 'open' | 'words' | 'isWithheld'> {
  readonly source: string
  /** Whether both are identical. */
  readonly isPlain: boolean
}

/** The whole text in segments. `null` if hidden parts overlap. */
export function segmentsOf(source: string, hidden: readonly Hidden[]): Segment[] | null {
  const outer = outermost(hidden)
  if (outer === null) return null
  const segments: Segment[] = []
  let at = 0
  const plain = (text: string) => {
    if (text !== '') segments.push({ source: text, open: text, words: text, isWithheld: false, isPlain: true })
  }
  for (const { from, to, ...part } of outer) {
    plain(source.slice(at, from))
    segments.push({ ...part, source: source.slice(from, to), isPlain: false })
    at = to
  }
  plain(source.slice(at))
  return segments
}

/** Sorts the parts and removes parts within others. `null` if parts overlap. */
function outermost(hidden: readonly Hidden[]): Hidden[] | null {
  const sorted = hidden.filter(({ from, to }) => to > from).toSorted((a, b) => a.from - b.from || b.to - a.to)
  const kept: Hidden[] = []
  for (const one of sorted) {
    const end = kept.at(-1)?.to ?? 0
    if (one.from >= end) kept.push(one)
    else if (one.to > end) return null
  }
  return kept
}

export function openTextIn(segments: readonly Segment[]): string {
  return segments.map(({ open }) => open).join('')
}
