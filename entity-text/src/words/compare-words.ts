import { editsBetween } from './edits.ts'

export interface Compared {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Parts with more words are removed and added as a whole. */
const WORDS_MAX = 6000

/**
 * The differences of two texts, by words within lines that differ. Without the added parts it is `before`, without the removed parts
 * `after`.
 * @example compareWords('The gate', 'The gate is open') // [{ kind: 'same', text: 'The gate' }, { kind: 'added', text: ' is open' }]
 */
export function compareWords(before: string, after: string): Compared[] {
  const parts = compare(linesOf(before), linesOf(after), (old, items) => {
    const [one, other] = [wordsOf(old.join('')), wordsOf(items.join(''))]
    if (one.length + other.length > WORDS_MAX) return replaced(old, items)
    return compare(one, other, replaced)
  })
  return joined(parts)
}

type Replaced = (old: readonly string[], items: readonly string[]) => Compared[]

function compare(before: readonly string[], after: readonly string[], onEdit: Replaced): Compared[] {
  const parts: Compared[] = []
  let at = 0
  for (const { from, to, items } of editsBetween(before, after)) {
    parts.push({ kind: 'same', text: before.slice(at, from).join('') }, ...onEdit(before.slice(from, to), items))
    at = to
  }
  return [...parts, { kind: 'same', text: before.slice(at).join('') }]
}

function replaced(old: readonly string[], items: readonly string[]): Compared[] {
  return [
    { kind: 'removed', text: old.join('') },
    { kind: 'added', text: items.join('') },
  ]
}

function joined(parts: readonly Compared[]): Compared[] {
  const all: Compared[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (part.text === '') continue
    if (last?.kind === part.kind) all.splice(-1, 1, { kind: part.kind, text: last.text + part.text })
    else all.push(part)
  }
  return all
}

/** The lines of a text, each with its line break. */
export function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}

/** Splits a text into words, spaces, punctuation and line breaks. Joining them gives the text. */
export function wordsOf(text: string): string[] {
  return text.match(/\r?\n|[^\S\n]+|[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]+/gu) ?? []
}
