import { catalogs, type Area, type Messages } from '../generated/catalogs.ts'
import type { Language } from './languages.ts'

type Texts = { [Name in Area]?: Messages[Name] }

let current: Language = 'en'
/** What is loaded of the current language. Empty for English, which is part of the code that shows it. */
let texts: Texts = {}
/** Replaces the messages of each area that the page uses. */
const replacements: (() => void)[] = []
const listeners = new Set<() => void>()

export const currentLanguage = () => current

/** Calls `listener` after each change of the language. Returns a function that ends it. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The messages of an area in the current language. Each generated area calls it once, when its module runs. `put` receives the messages
 * again after each change of the language.
 */
export function messagesOf<Name extends Area>(
  name: Name,
  english: Messages[Name],
  put: (messages: Messages[Name]) => void,
): Messages[Name] {
  const messages = () => texts[name] ?? english
  replacements.push(() => put(messages()))
  return messages()
}

/**
 * Changes the language of the page. Loads the areas before it replaces any, so no page is half in one language. The caller must render
 * everything again, because the React Compiler remembers texts.
 *
 * @throws If a file cannot be loaded. The language is then unchanged.
 */
export async function setLanguage(language: Language): Promise<void> {
  const next = language === 'en' ? {} : await load(language)
  current = language
  texts = next
  for (const replace of replacements) replace()
  for (const listener of listeners) listener()
}

/**
 * A sentence of the server in the current language, by its code; `null` in English, which the server sends, and for an unknown code. The
 * page needs no English messages for it.
 */
export function sentenceOf({ code, params }: Coded): string | null {
  const [area = '', name = ''] = code.split('.')
  const messages: object = Object.entries(texts).find(([loaded]) => loaded === area)?.[1] ?? {}
  const message: unknown = Object.hasOwn(messages, name) ? Reflect.get(messages, name) : null
  return typeof message === 'function' ? String(Reflect.apply(message, null, [params])) : null
}

interface Coded {
  /** As translators know it: `checkReasons.cover`. */
  readonly code: string
  readonly params: { readonly [name: string]: unknown }
}

async function load(language: Exclude<Language, 'en'>): Promise<Texts> {
  const areas = await catalogs[language]()
  const loaded: Texts = {}
  const loadOne = async <Name extends Area>(name: Name, file: () => Promise<Messages[Name]>) => {
    loaded[name] = await file()
  }
  const names = Object.keys(areas).filter((name): name is Area => name in areas)
  await Promise.all(names.map(async (name) => await loadOne(name, areas[name])))
  return loaded
}
