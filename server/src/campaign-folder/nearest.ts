import { distance } from 'fastest-levenshtein'

/** How many letters may differ: at least `SLIPS`, and one for every `LETTERS_PER_SLIP` letters of a long word. */
const SLIPS = 2
const LETTERS_PER_SLIP = 3

/** How many known words are compared with a wanted word. Words that share its rarest parts come first. */
const COMPARED_MAX = 200
const PART_LETTERS = 3

/** Up to this many comparisons take less time than building the index. */
const COMPARISONS_MAX = 500_000

/**
 * `nearest` for many words among the same known ones, such as the ids of a campaign. Comparing all with all would take minutes. After
 * `COMPARISONS_MAX`, it only compares words that share a part of three letters, the rarest parts first.
 */
export function nearestAmong(known: ReadonlySet<string>): (word: string) => string | null {
  let comparisons = 0
  let index: ReadonlyMap<string, readonly string[]> | null = null
  return (word) => {
    comparisons += known.size
    if (comparisons <= COMPARISONS_MAX) return nearest(word, known)
    index ??= indexOf(known)
    const shared = Array.from(partsOf(word), (part) => index?.get(part) ?? [])
    const compared = new Set<string>()
    for (const some of shared.toSorted((one, other) => one.length - other.length))
      for (const one of some.slice(0, COMPARED_MAX - compared.size)) compared.add(one)
    return nearest(word, [...compared].toSorted())
  }
}

/** The known words by their parts. */
function indexOf(known: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>()
  for (const one of known)
    for (const part of partsOf(one)) {
      const some = index.get(part)
      if (some) some.push(one)
      else index.set(part, [one])
    }
  return index
}

/** All sequences of three letters, such as ` ab`, `abc`, `bc ` for `abc`. */
function partsOf(word: string): Set<string> {
  const padded = ` ${word.toLowerCase()} `
  return new Set(
    Array.from({ length: padded.length - PART_LETTERS + 1 }, (_, at) => padded.slice(at, at + PART_LETTERS)),
  )
}

/** The known word that was probably meant, or the first of several equally similar ones; `null` if none is similar. */
export function nearest(word: string, known: Iterable<string>): string | null {
  const wanted = word.toLowerCase()
  const slips = Math.min(
    Math.max(SLIPS, Math.floor(wanted.length / LETTERS_PER_SLIP)),
    Math.max(1, wanted.length - SLIPS),
  )
  let [best, least]: [string | null, number] = [null, slips + 1]
  for (const one of known) {
    // This skips most words of a large campaign: their length alone differs by more.
    if (Math.abs(one.length - wanted.length) >= least) continue
    const apart = distance(wanted, one.toLowerCase())
    if (apart < least) [best, least] = [one, apart]
  }
  return best
}
