/** Converts a camel case name to words: `rangedLight` to "Ranged Light". */
export function camelCaseToWords(name: string): string {
  const spaced = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** The date and time of `at`, milliseconds since 1970, in short. */
export function formatDateTime(at: number): string {
  return format.format(at)
}
