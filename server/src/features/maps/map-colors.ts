import { readFields, setField } from '@waybook/entity-text'

const KEY = 'keepMapColors'

/** Whether the file of a map says that it keeps its colors in the dark scheme. */
export function keepsColors(text: string): boolean {
  const read = readFields(text)
  return read.ok && read.fields[KEY] === true
}

/** The text with this setting. The default needs no line. */
export function withKeptColors(text: string, keep: boolean): string {
  return setField(text, [KEY], keep ? true : undefined)
}
