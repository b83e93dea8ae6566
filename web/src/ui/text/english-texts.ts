/** Texts of the server that a page in another language shows in English, because they have no code. */
const texts = new Set<string>()

export function markAsEnglish(text: string): void {
  texts.add(text)
}

/** The value of `lang` for an element with this text; `undefined` for the language of the page. */
export function languageOfText(text: string | null): 'en' | undefined {
  if (text === null) return undefined
  return texts.has(text) || [...texts].some((one) => text.endsWith(`: ${one}`)) ? 'en' : undefined
}
