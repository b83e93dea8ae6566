/** A search with fewer results also finds words that resemble the typed ones. */
export const FEW_RESULTS = 3

/** Shorter words aren't corrected, because too many words differ from them by one letter. */
const CORRECTED_MIN = 4
const LONG_WORD = 8

/**
 * The number of letters that may be wrong in a search word.
 * @example
 * editsAllowed('owl') // 0
 * editsAllowed('lantern') // 1
 */
export function editsAllowed(word: string): 0 | 1 | 2 {
  const letters = Array.from(word).length
  if (letters < CORRECTED_MIN) return 0
  return letters < LONG_WORD ? 1 : 2
}

/** More than any allowed number of edits. */
const FAR = 9

/**
 * Returns a function that decides whether a word begins like the typed text, with at most `edits` edits: a missing, extra or wrong letter,
 * or two adjacent letters exchanged (the restricted Damerau-Levenshtein distance). Both must be normalized. A single edit is never in the
 * first letter, or too many words would resemble a short one.
 *
 * It compares tens of thousands of words per search, so it allocates nothing and skips lengths that the edits can't reach.
 * @example
 * nearTo('lantarn')('lantern') // true
 * nearTo('lantern')('lectern') // false
 */
export function nearTo(typed: string, edits: number = editsAllowed(typed)): (word: string) => boolean {
  // A row has the distances between the first letters of `typed` and each beginning of the word, by its length.
  const rows = [0, 1, 2].map(() => Array.from({ length: typed.length + edits + 2 }, () => FAR))
  return (word) => {
    if (word.length < typed.length - edits) return false
    if (edits === 1 && word[0] !== typed[0]) return false
    let [beforeLast = [], last = [], row = []] = rows
    for (let length = 0; length <= edits + 1; length += 1) last[length] = length <= edits ? length : FAR
    let [leastOfLast, least] = [0, 0]
    for (let letters = 1; letters <= typed.length; letters += 1) {
      least = fillRow({ typed, word, letters, edits, row, last, beforeLast })
      // Exchanged letters continue from the row before the last.
      if (least > edits && leastOfLast > edits) return false
      leastOfLast = least
      ;[beforeLast, last, row] = [last, row, beforeLast]
    }
    return least <= edits
  }
}

interface NextRow {
  readonly typed: string
  readonly word: string
  /** The number of letters of `typed` that the row compares. */
  readonly letters: number
  readonly edits: number
  readonly row: number[]
  readonly last: readonly number[]
  readonly beforeLast: readonly number[]
}

/** Fills the row for the lengths within reach and returns its least distance. */
function fillRow({ typed, word, letters, edits, row, last, beforeLast }: NextRow): number {
  const shortest = Math.max(1, letters - edits)
  const longest = Math.min(word.length, letters + edits)
  const letter = typed[letters - 1]
  let least = letters <= edits ? letters : FAR
  row[shortest - 1] = shortest === 1 ? least : FAR
  for (let length = shortest; length <= longest; length += 1) {
    let distance = (last[length - 1] ?? FAR) + (letter === word[length - 1] ? 0 : 1)
    distance = Math.min(distance, (last[length] ?? FAR) + 1, (row[length - 1] ?? FAR) + 1)
    const exchanged =
      letters > 1 && length > 1 && letter === word[length - 2] && typed[letters - 2] === word[length - 1]
    if (exchanged) distance = Math.min(distance, (beforeLast[length - 2] ?? FAR) + 1)
    row[length] = distance
    if (distance < least) least = distance
  }
  row[longest + 1] = FAR
  return least
}
