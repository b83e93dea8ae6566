/** The languages with a file of translations in `messages/`. */
export const translations = ['de', 'fr', 'es'] as const

/** Longer, accented English in brackets. It shows texts that are not messages, and places without room. Unicode defines the code. */
export const PSEUDO = 'en-XA'

export type Language = 'en' | (typeof translations)[number] | typeof PSEUDO

/** The languages that users can choose, with their own names: those whose translation is complete. */
export const offered: readonly { readonly language: Language; readonly name: string }[] = [
  { language: 'en', name: 'English' },
  { language: 'de', name: 'Deutsch' },
  { language: 'fr', name: 'Français' },
  { language: 'es', name: 'Español' },
]

/**
 * Whether Waybook has messages in a language.
 *
 * @example
 * isLanguage('de') // true
 * isLanguage('tlh') // false
 */
export function isLanguage(code: string): code is Language {
  return code === 'en' || code === PSEUDO || translations.some((one) => one === code)
}
