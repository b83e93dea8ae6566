/** The words of a text as the store finds them: without accents and case, letters and digits only. Texts and queries go the same way. */
export function searchWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
