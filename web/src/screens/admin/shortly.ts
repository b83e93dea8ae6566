const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** A time in milliseconds since 1970, as short as can be understood on another day. */
export function shortly(at: number): string {
  return format.format(at)
}
