/** Normalises a text to what it looks like: full-width brackets become brackets, and invisible characters are removed. */
export function visibleText(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
}
