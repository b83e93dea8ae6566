/** Converts a camel case name to words: `rangedLight` to "Ranged Light". */
export function camelCaseToWords(name: string): string {
  const spaced = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** Formats a time in milliseconds since 1970. */
type Format = (at: number) => string

/**
 * A format in the device's language, unless another is given. It is created on first use, because a browser's first format takes up to a tenth of a
 * second on a phone.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions, language?: string): Format {
  let format: Intl.DateTimeFormat | undefined
  return (at) => (format ??= new Intl.DateTimeFormat(language, options)).format(at)
}

export const formatDateTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })
export const formatTime = dateFormat({ timeStyle: 'short' })
