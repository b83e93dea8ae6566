/** A part of a text that both sides changed in different ways, or one of them changed and the other removed. */
export interface Hunk {
  /** The field, such as `tags` or `properties.species`, or the line in `mine`, such as `line 12`. */
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

/** A merged text in parts: what is merged, and what is left to decide. */
export type Part = string | Hunk

/** The version that was changed, if only one was or both were changed alike; otherwise `null`. */
export function pick<Text>({ base, mine, theirs }: Versions<Text>): { readonly text: Text } | null {
  if (mine === theirs || theirs === base) return { text: mine }
  return mine === base ? { text: theirs } : null
}

export function isMerged(parts: readonly Part[]): parts is readonly string[] {
  return parts.every((part) => typeof part === 'string')
}
