/** The first key of the field of the front matter that a line of the file, counted from 1, belongs to; empty if it is before all fields. */
export function fieldAtLine(file: string, line: number): string {
  const above = file.split(/\r?\n/).slice(0, line).toReversed()
  for (const one of above) {
    const [, , key] = /^(["']?)([\w-]+)\1\s*:/.exec(one) ?? []
    if (key !== undefined) return key
  }
  return ''
}
