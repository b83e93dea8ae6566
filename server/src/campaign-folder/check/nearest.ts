import { distance } from 'fastest-levenshtein'

/** How many letters may differ: at least `SLIPS`, and one for every `LETTERS_PER_SLIP` letters of a long word. */
const SLIPS = 2
const LETTERS_PER_SLIP = 3

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
