/** Of the first and the last word of a name: two letters at most. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  return [words[0], ...words.slice(1).slice(-1)].map((word = '') => firstLetter(word).toUpperCase()).join('')
}

/** Whole, also where it is made of two code units. */
function firstLetter(word: string): string {
  const code = word.codePointAt(0)
  return code === undefined ? '' : String.fromCodePoint(code)
}
