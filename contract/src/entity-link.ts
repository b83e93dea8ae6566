import { typeOfId } from './entity-id.ts'
import type { EntityType } from './entity-type.ts'
import { searchWords } from './search/search-words.ts'

/** An entity that somebody links to. */
export interface LinkedEntity {
  readonly id: string
  readonly name: string
  readonly aliases: readonly string[]
  /** Whether all players know its name. */
  readonly visible: boolean
}

/** Would end the link. */
const BRACKETS = /[[\]\n]/

/**
 * The shown text of a link to an entity, over the words that the link should show, if any; empty for a link without a shown text. Decides for
 * every place that writes links: all readers get the shown text, so the text never names an entity that some players may not know.
 */
export function shownTextOf({ name, aliases, visible }: Omit<LinkedEntity, 'id'>, words = ''): string {
  const shown = words === '' ? name : words
  const isTold = !visible && (words === '' || [name, ...aliases].some((one) => tells(words, one)))
  return isTold || BRACKETS.test(shown) ? '' : shown
}

/** A link to an entity, as Markdown. */
export function linkTo({ id, ...entity }: LinkedEntity, words = ''): string {
  const shown = shownTextOf(entity, words)
  return shown === '' ? `[[${id}]]` : `[[${id}|${shown}]]`
}

/** Words of names that say nothing by themselves. */
const LITTLE = new Set(['a', 'an', 'and', 'at', 'in', 'of', 'on', 'the', 'to'])

/** Whether words give away a name: they contain all of its words, or one of them as a proper name. */
function tells(words: string, name: string): boolean {
  const named = wordsOf(name).flatMap(searchWords)
  if (named.length === 0) return words.toLowerCase().includes(name.toLowerCase())
  const shared = wordsOf(words).filter((word) => searchWords(word).some((key) => named.includes(key)))
  return shared.some(isProper) || (shared.length > 0 && shared.length >= named.length)
}

function wordsOf(text: string): string[] {
  const words =
    text
      .normalize('NFC')
      .replaceAll(/['’]s\b/g, '')
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return words.filter((word) => !LITTLE.has(word.toLowerCase()))
}

/** Begins with a capital, or is in a script that has none. */
function isProper(word: string): boolean {
  return /^(?:\p{Lu}|\p{Lt}|\p{Lo}|\p{N})/u.test(word)
}

const standIns = new Map<EntityType | null, string>([
  ['character', 'someone'],
  ['identity', 'someone'],
  ['location', 'somewhere'],
  ['scene', 'somewhere'],
])

/** What stands for the name of an entity in the text of a reader who may not know the entity. */
export function standInOf(id: string): string {
  return standIns.get(typeOfId(id)) ?? 'something'
}
