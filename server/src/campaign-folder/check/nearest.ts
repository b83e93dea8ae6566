import { distance } from 'fastest-levenshtein'

/** How many letters may differ: at least `SLIPS`, and one for every `LETTERS_PER_SLIP` letters of a long word. */
const SLIPS = 2
const LETTERS_PER_SLIP = 3

/** How many known words are compared with one that is looked for, of those that share its rarest parts. */
const COMPARED_MAX = 200
const PART_LETTERS = 3

/**
 * `nearest` for many words among many known ones, such as the ids of a large campaign. Comparing all with all would take minutes, so it
 * only compares words that share a part of three letters, the rarest parts first.
 */
export function nearestAmong(known: Iterable<string>): (word: string) => string | null {
  let index: ReadonlyMap<string, readonly string[]> | null = null
  return (word) => {
    index ??= indexOf(known)
    const shared = Array.from(partsOf(word), (part) => index?.get(part) ?? [])
    const compared = new Set<string>()
    for (const some of shared.toSorted((one, other) => one.length - other.length))
      for (const one of some.slice(0, COMPARED_MAX - compared.size)) compared.add(one)
    return nearest(word, [...compared].toSorted())
  }
}

/** The words with each part. */
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

/** Every three letters in a row, also at the beginning and the end. */
function partsOf(word: string): Set<string> {
  const padded = ` ${word.toLowerCase()} `
  return new Set(
    Array.from({ length: padded.length - PART_LETTERS + 1 }, (_, at) => padded.slice(at, at + PART_LETTERS)),
  )
}

/** The known word that was probably meant, or `null` if none is similar. */
export function nearest(word: string, known: Iterable<string>): string | null {
  const wanted = word.toLowerCase()
  const slips = Math.min(
    Math.max(SLIPS, Math.floor(wanted.length / LETTERS_PER_SLIP)),
    Math.max(1, wanted.length - SLIPS),
  )
  // Most words of a large campaign differ in length alone by more than that.
  const [best] = Array.from(known)
    .filter((one) => Math.abs(one.length - wanted.length) <= slips)
    .map((one) => ({ one, apart: distance(wanted, one.toLowerCase()) }))
    .filter(({ apart }) => apart <= slips)
    .toSorted((one, other) => one.apart - other.apart)
  return best?.one ?? null
}
