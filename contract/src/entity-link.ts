import { typeOfId } from './entity-id.ts'
import type { EntityType } from './entity-type.ts'
import { searchWords } from './search/search-words.ts'

/** The target of a link. */
export interface LinkedEntity {
  readonly id: string
  readonly name: string
  readonly aliases: readonly string[]
  /** Whether all players know its name. */
  readonly visible: boolean
}

/** Characters that would end the link. */
const BRACKETS = /[[\]\n]/

/**
 * The shown text of a link to an entity, over the words that the link should show, if any. Empty if the link must not have a shown text.
 * All readers get the shown text, so it never names an entity that some players may not know. Every place that writes links uses this
 * function.
 * @example
 * shownTextOf({ name: 'Warden Hask', aliases: [], visible: false }, 'the warden') // 'the warden'
 * shownTextOf({ name: 'Warden Hask', aliases: [], visible: false }, 'old Hask') // ''
 */
export function shownTextOf({ name, aliases, visible }: Omit<LinkedEntity, 'id'>, words = ''): string {
  const shown = words === '' ? name : words
  const isRevealed = !visible && (words === '' || [name, ...aliases].some((one) => reveal(words, one)))
  return isRevealed || BRACKETS.test(shown) ? '' : shown
}

/**
 * A Markdown link to an entity.
 * @example
 * linkTo({ id: 'characters/odo', name: 'Odo Brandreth', aliases: [], visible: true }) // '[[characters/odo|Odo Brandreth]]'
 * linkTo({ id: 'characters/hask', name: 'Warden Hask', aliases: [], visible: false }) // '[[characters/hask]]'
 */
export function linkTo({ id, ...entity }: LinkedEntity, words = ''): string {
  const shown = shownTextOf(entity, words)
  return shown === '' ? `[[${id}]]` : `[[${id}|${shown}]]`
}

/** Words in names that reveal nothing by themselves. */
const LITTLE = new Set(['a', 'an', 'and', 'at', 'in', 'of', 'on', 'the', 'to'])

/** Whether words reveal a name: they contain all of its words, or one of them as a proper name. */
function reveal(words: string, name: string): boolean {
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

/** Whether a word begins with a capital, or is in a script without capitals. */
function isProper(word: string): boolean {
  return /^(?:\p{Lu}|\p{Lt}|\p{Lo}|\p{N})/u.test(word)
}

const standIns = new Map<EntityType | null, string>([
  ['character', 'someone'],
  ['identity', 'someone'],
  ['location', 'somewhere'],
  ['scene', 'somewhere'],
])

/**
 * The substitute for an entity's name in the text of a reader who may not know the entity.
 * @example standInOf('scenes/yard') // 'somewhere'
 */
export function standInOf(id: string): string {
  return standIns.get(typeOfId(id)) ?? 'something'
}
