/**
 * Shortens a text to a number of UTF-16 units, with an ellipsis: after a word if there is one in the second half, and never within a
 * character.
 * @example shortened('The causeway floods at noon', 20) // 'The causeway floods…'
 */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')
  const word = text.lastIndexOf(' ', most - 1)
  return `${word > most / 2 ? cut.slice(0, word) : cut}…`
}
