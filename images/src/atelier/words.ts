/** Whether a text says one of these words, given as `a|b|c`; an ending such as a plural counts too. */
export function says(text: string, words: string): boolean {
  return new RegExp(String.raw`\b(?:${words})(?:s|es|y|ed|ing|en)?\b`, 'i').test(text)
}

/** What the first line of a table means whose words the text says. */
export function meant<Row extends readonly [words: string, meaning: unknown]>(
  text: string,
  table: readonly Row[],
): Row[1] | undefined {
  return table.find(([words]) => says(text, words))?.[1]
}
