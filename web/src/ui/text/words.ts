/** Converts a camel case name to words: `rangedLight` to "Ranged Light". */
export function camelCaseToWords(name: string): string {
  const spaced = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
