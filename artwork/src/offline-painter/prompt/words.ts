/** Whether a text mentions one of the words `a|b|c`. Endings such as a plural also match. */
export function mentions(text: string, words: string): boolean {
  return new RegExp(String.raw`\b(?:${words})(?:s|es|y|ed|ing|en)?\b`, 'i').test(text)
}

/** The value of the first row of the table whose words the text mentions. */
export function firstMentioned<Row extends readonly [words: string, meaning: unknown]>(
  text: string,
  table: readonly Row[],
): Row[1] | undefined {
  return table.find(([words]) => mentions(text, words))?.[1]
}
