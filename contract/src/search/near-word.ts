/** Shorter words are not corrected, because too many others differ from them by one letter. */
const CORRECTED_MIN = 4
const LONG_WORD = 8

/** How many letters may be wrong in a search word. */
export function editsAllowed(word: string): 0 | 1 | 2 {
  const letters = [...word].length
  if (letters < CORRECTED_MIN) return 0
  return letters < LONG_WORD ? 1 : 2
}

/**
 * Whether a word has a beginning that differs from what was typed by at most this many letters: one missing, one too many, one wrong,
 * or two adjacent ones exchanged (the restricted Damerau-Levenshtein distance). Both are normalised.
 */
export function isNear(typed: string, word: string, edits: number): boolean {
  if (word.length < typed.length - edits) return false
  const width = Math.min(word.length, typed.length + edits)
  // Each row has the distances of the first letters of `typed` from every beginning of the word.
  let beforeLast: number[] = []
  let last = Array.from({ length: width + 1 }, (_, length) => length)
  let leastOfLast = 0
  for (let row = 1; row <= typed.length; row += 1) {
    const distances = nextRow(typed, word, { row, last, beforeLast })
    const least = Math.min(...distances)
    if (least > edits && leastOfLast > edits) return false
    ;[beforeLast, last, leastOfLast] = [last, distances, least]
  }
  return leastOfLast <= edits
}

interface Rows {
  readonly row: number
  readonly last: readonly number[]
  readonly beforeLast: readonly number[]
}

function nextRow(typed: string, word: string, { row, last, beforeLast }: Rows): number[] {
  const letter = typed[row - 1]
  const distances = [row]
  for (let column = 1; column < last.length; column += 1) {
    const missing = (distances[column - 1] ?? 0) + 1
    const extra = (last[column] ?? 0) + 1
    const wrong = (last[column - 1] ?? 0) + (letter === word[column - 1] ? 0 : 1)
    const exchanged = row > 1 && column > 1 && letter === word[column - 2] && typed[row - 2] === word[column - 1]
    const swapped = exchanged ? (beforeLast[column - 2] ?? 0) + 1 : Infinity
    distances.push(Math.min(missing, extra, wrong, swapped))
  }
  return distances
}
