/** Four numbers from a text. The same text always gives the same numbers, so exporting again updates instead of adding. */
function numbersOf(text: string): number[] {
  return [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b].map((seed) => {
    let hash = seed
    for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
    return (hash ^ (hash >>> 13)) >>> 0
  })
}

/** A UUID of version 8, whose bits may come from anywhere. */
export function stableUuid(text: string): string {
  const hex = numbersOf(text)
    .map((number) => number.toString(16).padStart(8, '0'))
    .join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** An id of Foundry's: 16 letters and digits. */
export function stableFoundryId(text: string): string {
  return numbersOf(text)
    .map((number) => number.toString(36).padStart(7, '0').slice(-4))
    .join('')
}
