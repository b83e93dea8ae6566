/** Splits a text into normalised words: lower case, without accents, letters and digits only. Used for both texts and queries. */
export function searchWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
