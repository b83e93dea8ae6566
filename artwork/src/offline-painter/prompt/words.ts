/** Whether a text mentions one of these words, given as `a|b|c`; an ending such as a plural counts too. */
export function mentions(text: string, words: string): boolean {
  return new RegExp(String.raw`\b(?:${words})(?:s|es|y|ed|ing|en)?\b`, 'i').test(text)
}

/** The meaning in the first row of the table whose words the text mentions. */
export function firstMentioned<Row extends readonly [words: string, meaning: unknown]>(
  text: string,
  table: readonly Row[],
): Row[1] | undefined {
  return table.find(([words]) => mentions(text, words))?.[1]
}
