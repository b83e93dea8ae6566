/** A text by what its letters look like: wide brackets as brackets, and without characters that nobody sees. */
export function asSeen(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
}
