import { currentLanguage, isLanguage, offered, setLanguage, type Language } from '@waybook/messages'

import { readStored, writeStored } from './device-storage.ts'

const KEY = 'waybook-language'

/**
 * Before the first render: the language of the viewer's account, else the one chosen on this device, else the first of the browser's that
 * Waybook offers, else English. The device remembers the account's, for its sign-in page and without a connection.
 */
export async function startLanguage(ofAccount = ''): Promise<void> {
  const stored = readStored('localStorage', KEY) ?? ''
  const language = [ofAccount, stored].find(isLanguage) ?? offeredOf(navigator.languages)
  if (language !== currentLanguage()) await changeTo(language)
  if (language === ofAccount && language !== stored) writeStored('localStorage', KEY, language)
}

/** Changes the page at once, and those opened later on this device. What is being typed is lost, so only quiet pages offer it. */
export async function chooseLanguage(language: Language): Promise<void> {
  await changeTo(language)
  writeStored('localStorage', KEY, language)
}

async function changeTo(language: Language) {
  await setLanguage(language)
  document.documentElement.lang = language
}

/** `de-CH` is served by `de`. */
export function offeredOf(wanted: readonly string[], choices = offered.map(({ language }) => language)): Language {
  const found = wanted.map((code) => choices.find((language) => code.toLowerCase().split('-')[0] === language))
  return found.find((language) => language !== undefined) ?? 'en'
}
