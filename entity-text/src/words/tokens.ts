/** The lines of a text, each with its line break. */
export function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}

/** The words of a text, the spaces and marks between them, and the line breaks: joined, they are the text. */
export function wordsOf(text: string): string[] {
  return text.match(/\r?\n|[^\S\n]+|[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]+/gu) ?? []
}
