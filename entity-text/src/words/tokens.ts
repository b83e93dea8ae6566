/** The lines of a text, each with its line break. */
export function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}

/** Splits a text into words, spaces, punctuation and line breaks. Joining them gives the text. */
export function wordsOf(text: string): string[] {
  return text.match(/\r?\n|[^\S\n]+|[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]+/gu) ?? []
}
