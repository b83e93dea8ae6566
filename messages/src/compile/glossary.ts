import type { IcuNode } from 'pofile-ts'

import { keyOf, type Message } from './english.ts'
import { SOFT_HYPHEN } from './letters.ts'
import { parse } from './parse.ts'
import type { Translated } from './translation-file.ts'

/** A term of the game or of the app, which a language always calls by the same word. */
interface Term {
  /** In English: `die`. */
  readonly name: string
  /** The language’s word: `Würfel`. */
  readonly word: string
  readonly isIn: (english: string) => boolean
  /** Whether a text holds the word, or another form of it. */
  readonly isSaid: (text: string) => boolean
}

/** Messages where a term means something else, or where a translation does well without it. */
export interface Exception {
  /** Left out if the exception holds for all terms. */
  readonly term?: string
  /** Keys of messages. `proof.` is a whole area. */
  readonly messages: readonly string[]
}

/** When no term is looked for. */
interface Exclusions {
  /** English phrases whose words are no terms: `turn on`. */
  readonly phrases: readonly string[]
  readonly exceptions: readonly Exception[]
}

/**
 * The terms of a language.
 *
 * @param glossary The text of `glossary.csv`, whose first line names the columns: `term,de,fr,es,note`. The words contain no commas, and
 *   ` / ` is between the forms of a word: `die / dice`.
 * @throws If a word of the language is missing.
 */
export function termsIn(glossary: string, language: string): Term[] {
  const [columns = [], ...rows] = glossary
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','))
  const [termColumn, wordColumn] = [columns.indexOf('term'), columns.indexOf(language)]
  return rows.map((row) => {
    const [terms, words] = [formsIn(row[termColumn]), formsIn(row[wordColumn])]
    const forms = terms.map(inEnglish)
    const stems = words.map((form) => form.split(' ').map(stemOf))
    return {
      name: terms[0],
      word: words[0],
      isIn: (english) => forms.some(({ form, pattern }) => english.includes(form) && english.search(pattern) >= 0),
      isSaid: (text) => stems.some((form) => form.every((stem) => stem.test(text))),
    }
  })
}

function formsIn(cell = ''): [string, ...string[]] {
  const [first = '', ...others] = cell.split(' / ')
  if (first === '') throw new Error('A term of the glossary has no word')
  return [first, ...others]
}

/** `form` tells quickly that a text does not hold the words. */
function inEnglish(words: string) {
  const form = words.toLowerCase()
  return { form, pattern: new RegExp(`(?<!\\p{L})${form}(?:s|es|d|ed|ing)?(?!\\p{L})`, 'gu') }
}

/** Longer words are looked for without their ending and within compounds, short ones only where a word begins. */
function stemOf(word: string): RegExp {
  const ending = Math.min(Math.max(word.length - 4, 0), 2)
  return new RegExp((word.length < 5 ? '(?<!\\p{L})' : '') + word.slice(0, word.length - ending), 'iu')
}

/** Translations that call a term by another word: `sheet.soak: “soak” is not “Absorption” in “Panzer”`. */
export function termFaults(
  messages: readonly Message[],
  translations: ReadonlyMap<string, Translated>,
  terms: readonly Term[],
  { phrases, exceptions }: Exclusions,
): string[] {
  const excluded = phrases.map(inEnglish)
  return messages.flatMap((message) => {
    const key = keyOf(message)
    const translated = translations.get(key)
    if (!translated || translated.text === '' || translated.outdated || translated.source !== message.text) return []
    const text = wordsOf(parse(translated.text))
    const english = excluded.reduce(
      (rest, { form, pattern }) => (rest.includes(form) ? rest.replaceAll(pattern, ' ') : rest),
      wordsOf(parse(message.text)),
    )
    return terms
      .filter((term) => term.isIn(english) && !term.isSaid(text))
      .filter(({ name }) => !exceptions.some((exception) => isExcepted(exception, name, key)))
      .map(({ name, word }) => `${key}: “${name}” is not “${word}” in “${translated.text}”`)
  })
}

const isExcepted = ({ term, messages }: Exception, name: string, key: string) =>
  (term === undefined || term === name) &&
  messages.some((one) => (one.endsWith('.') ? key.startsWith(one) : key === one))

/** The small letters that readers see of a text, without parameters and without code, which stays English. */
function wordsOf(nodes: readonly IcuNode[]): string {
  return nodes.map(wordsIn).join('').replaceAll(SOFT_HYPHEN, '').replaceAll(/\s/g, ' ')
}

function wordsIn(node: IcuNode): string {
  switch (node.type) {
    case 'literal':
      return node.value.toLowerCase()
    case 'tag':
      return node.value === 'code' ? ' ' : wordsOf(node.children)
    case 'plural':
    case 'select':
      return Object.values(node.options)
        .map(({ value }) => wordsOf(value))
        .join(' ')
    default:
      return ' '
  }
}
