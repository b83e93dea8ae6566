/** A part of a text that both sides changed differently, or that one side changed and the other removed. */
export interface Hunk {
  /** The field (`tags`, `properties.species`), or the line in `mine` (`line 12`). */
  readonly where: string
  readonly base: string
  readonly mine: string
  readonly theirs: string
}

/** Three versions of a text, or of a part of it. */
export interface Versions<Text = string> {
  readonly base: Text
  readonly mine: Text
  readonly theirs: Text
}

/** A part of a merged text: merged text, or a hunk that needs a decision. */
export type Part = string | Hunk

/** The changed version if only one side changed or both changed equally; otherwise `null`. */
export function pick<Text>({ base, mine, theirs }: Versions<Text>): { readonly text: Text } | null {
  if (mine === theirs || theirs === base) return { text: mine }
  return mine === base ? { text: theirs } : null
}

export function isMerged(parts: readonly Part[]): parts is readonly string[] {
  return parts.every((part) => typeof part === 'string')
}
