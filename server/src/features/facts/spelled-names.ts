/** A text, and the characters whose players read it: `null` for all players. */
export interface OpenText {
  readonly entity: string
  readonly readers: readonly string[] | null
  /** Words, or HTML as it is stored. */
  readonly text: string
}

/** A name or alias of an entity. */
export interface KnownName {
  readonly entity: string
  readonly name: string
  /** The characters whose players see the entity; `null` for all players. */
  readonly readers: readonly string[] | null
}

/** A name that a text spells out although some of its readers do not see the entity. */
export interface SpelledName {
  readonly entity: string
  readonly words: string
  readonly hidden: string
  /** Whether the shown text of a link contains some of the words. */
  readonly place: Place
}

type Place = 'text' | 'link'

/** The end of a finding if a link shows the words. It is part of the finding's id, so a new text would reopen accepted findings. */
export const LINK_SHOWS = ': the shown text of the link tells it'

/** Shorter names are too often ordinary words. */
const SHORTEST = 4
const WORD = /[\p{L}\p{N}]+/gu

interface Candidate extends KnownName {
  /** In lower case. */
  readonly words: readonly string[]
}

/**
 * Returns a function that finds the names in a text. A name counts if all its words follow each other. A name of one word must be
 * capitalized, because it may be an ordinary word. Only the longest name counts: one that everybody knows may contain a hidden one.
 */
export function nameFinder(names: readonly KnownName[]): (text: OpenText) => SpelledName[] {
  const byFirstWord = new Map<string, Candidate[]>()
  for (const known of names) {
    const words = wordsOf(known.name).map((word) => word.toLowerCase())
    const [first = ''] = words
    if (words.join('').length < SHORTEST) continue
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { ...known, words }])
  }
  for (const candidates of byFirstWord.values()) candidates.sort((a, b) => b.words.length - a.words.length)
  return (text) => {
    const placed = placedWords(text.text)
    const words = placed.map(({ word }) => word)
    const lower = words.map((word) => word.toLowerCase())
    const found = new Map<string, SpelledName>()
    for (let at = 0; at < words.length; at += 1) {
      const fitting = (byFirstWord.get(lower[at] ?? '') ?? []).filter(
        (one) => one.words.every((word, index) => word === lower[at + index]) && isWrittenAsName(one, words[at] ?? ''),
      )
      const longest = fitting.filter((one) => one.words.length === fitting[0]?.words.length)
      if (longest.length === 0 || longest.some((one) => mayAllRead(text, one))) {
        at += Math.max(0, (longest[0]?.words.length ?? 1) - 1)
        continue
      }
      for (const { entity, words: spelled } of longest) {
        const end = at + spelled.length
        const place = placed.slice(at, end).some((one) => one.place === 'link') ? 'link' : 'text'
        const name = { entity: text.entity, words: words.slice(at, end).join(' '), hidden: entity, place } as const
        found.set(`${entity} ${place}`, name)
      }
      at += (longest[0]?.words.length ?? 1) - 1
    }
    return [...found.values()]
  }
}

/** Whether everybody who reads the text sees the named entity, or the text is the entity's own. */
function mayAllRead({ entity, readers }: OpenText, name: KnownName): boolean {
  if (name.readers === null || name.entity === entity) return true
  const known = new Set(name.readers)
  return readers !== null && readers.every((character) => known.has(character))
}

function isWrittenAsName({ words }: Candidate, written: string): boolean {
  return words.length > 1 || /^[\p{Lu}\p{N}]/u.test(written)
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .replaceAll(/['’]s\b/g, '')
      .match(WORD) ?? []
  )
}

/** A link with a shown text, in HTML or in words. */
const SHOWN_TEXT = /<a data-entity="[^"]*"[^>]*>([^<]+)<\/a>|\[\[[^\]|]*\|([^\]]*)\]\]/g

/** The words that readers see, in order, each with whether a link shows it. */
function placedWords(html: string): { readonly word: string; readonly place: Place }[] {
  const wordsIn = (part: string, place: Place) => wordsOf(withoutMarks(part)).map((word) => ({ word, place }))
  let at = 0
  const placed = Array.from(html.matchAll(SHOWN_TEXT), ({ 0: link, 1: inHtml, 2: inWords = '', index }) => {
    const before = wordsIn(html.slice(at, index), 'text')
    at = index + link.length
    return [...before, ...wordsIn(inHtml ?? inWords, 'link')]
  })
  return [...placed.flat(), ...wordsIn(html.slice(at), 'text')]
}

/** Removes tags, and links without a shown text: such a link does not show a hidden name to players. */
function withoutMarks(html: string): string {
  return html
    .replaceAll(/\[\[[^\]]*\]\]/g, ' . ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#?\w+;/g, (entity) => NAMED[entity] ?? ' ')
}

const NAMED: Readonly<Record<string, string>> = { '&#39;': "'", '&#x27;': "'", '&apos;': "'", '&rsquo;': '’' }
