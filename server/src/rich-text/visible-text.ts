/** Normalizes a text to its appearance: full-width brackets become brackets, and invisible characters are removed. */
export function visibleText(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
}
