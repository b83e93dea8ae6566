/**
 * Whether both engines can store a text unchanged. PostgreSQL refuses U+0000. Unpaired surrogates, which JSON and YAML can escape, have no
 * encoding in UTF-8.
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
