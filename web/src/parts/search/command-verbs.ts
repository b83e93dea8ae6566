import { commands } from '@waybook/messages/commands'

/** How a command that needs more words begins. */
interface Beginning {
  /** Works in every language. */
  readonly english: RegExp
  /** In the language of the interface. */
  readonly translated: () => string
}

const beginnings = {
  roll: { english: /^roll\s+/i, translated: () => commands.rollVerb() },
  create: { english: /^create\s+/i, translated: () => commands.createVerb() },
  go: { english: /^go( to)?\s+/i, translated: () => commands.goVerb() },
  show: { english: /^show( scene)?\s+/i, translated: () => commands.showVerb() },
  prepare: { english: /^prepare( scene)?\s+/i, translated: () => commands.prepareVerb() },
} as const satisfies Readonly<Record<string, Beginning>>

/** The text after a verb: `roll 2y1g` -> `2y1g`; '' without the verb. */
export function argumentOf(words: string, verb: keyof typeof beginnings): string {
  return wordsAfter(words, beginnings[verb])
}

/** Whether the words are a verb with more words. */
export function hasArgument(words: string): boolean {
  return Object.values(beginnings).some((beginning) => wordsAfter(words, beginning) !== '')
}

function wordsAfter(words: string, { english, translated }: Beginning): string {
  const own = `${translated()} `
  if (words.toLowerCase().startsWith(own.toLowerCase())) return words.slice(own.length).trim()
  const match = english.exec(words)
  return match ? words.slice(match[0].length).trim() : ''
}
