const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** The date and time of `at`, milliseconds since 1970, in short. */
export function shortly(at: number): string {
  return format.format(at)
}
