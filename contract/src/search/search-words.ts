/**
 * Splits a text into normalized words: lower case, without accents, letters and digits only. Used for texts and queries.
 * @example searchWords('Éclair, tide-bell') // ['eclair', 'tide', 'bell']
 */
export function searchWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
