/**
 * Whether both engines store a text as it is. PostgreSQL refuses U+0000, and half of a surrogate pair, which JSON and YAML can escape, has no
 * bytes in UTF-8.
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
