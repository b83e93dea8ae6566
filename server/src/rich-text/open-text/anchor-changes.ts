import { compareWords } from '@waybook/entity-text/words'

import type { OpenText } from './open-text.ts'
import { applied, placeChange, type Change } from './places.ts'

/** A change without a certain place in the source, with the words around it. */
export interface Unplaced {
  readonly before: string
  readonly removed: string
  readonly added: string
  readonly after: string
}

export interface Anchored {
  /** The source with all placed changes. */
  readonly source: string
  readonly unplaced: readonly Unplaced[]
}

/** The limit in characters over all checks of one text. Each check reads the whole text. Beyond the limit, no more changes are placed. */
const CHECKED_MAX = 400_000

/**
 * Applies a player's changes to the open text to its source. A change that would affect hidden parts has no place. `reopen` opens a source
 * for the player.
 */
export function anchorChanges(
  source: string,
  open: OpenText,
  text: string,
  reopen: (source: string) => OpenText | null,
): Anchored {
  const changes = changesBetween(open.text, text)
  const placed = changes.map((change) => ({
    change,
    to: placeChange(open.segments, { text: open.text, source }, change),
  }))
  let left = CHECKED_MAX
  const isKept = (some: readonly Change[]) => {
    left -= source.length
    const now = left < 0 ? null : reopen(applied(source, some))
    return now !== null && isSameWithheld(open, now)
  }
  const wanted = inOrder(placed.flatMap(({ to }) => to ?? []))
  const used = keptAmong(wanted, isKept)
  const unplaced = placed
    .filter(({ to }) => to === null || !used.includes(to))
    .map(({ change }) => around(open.text, change))
  return { source: applied(source, used), unplaced }
}

function changesBetween(before: string, after: string): Change[] {
  const changes: Change[] = []
  let at = 0
  let open = false
  for (const { kind, text } of compareWords(before, after)) {
    const last = open ? changes.at(-1) : undefined
    const from = at
    if (kind !== 'added') at += text.length
    open = kind !== 'same'
    if (kind === 'same') continue
    const [to, added] = [at, kind === 'added' ? text : '']
    if (last) changes.splice(-1, 1, { from: last.from, to, added: last.added + added })
    else changes.push({ from, to, added })
  }
  return changes
}

/** The changes that do not overlap an earlier one. */
function inOrder(changes: readonly Change[]): Change[] {
  let end = -1
  return changes.filter(({ from, to }) => {
    const isFree = from >= end
    if (isFree) end = Math.max(to, from)
    return isFree
  })
}

/** The changes that do not affect withheld parts: all of them, or recursively those of each half. */
function keptAmong(changes: readonly Change[], isKept: (some: readonly Change[]) => boolean): readonly Change[] {
  if (changes.length === 0 || isKept(changes)) return changes
  if (changes.length === 1) return []
  const middle = Math.ceil(changes.length / 2)
  const halves = [changes.slice(0, middle), changes.slice(middle)].map((half) => keptAmong(half, isKept))
  const both = halves.flat()
  if (halves.some((half) => half.length === 0) || isKept(both)) return both
  return halves[0] ?? []
}

function isSameWithheld(one: OpenText, other: OpenText): boolean {
  return withheldIn(one) === withheldIn(other)
}

function withheldIn({ segments }: OpenText): string {
  const parts = segments.filter(({ isWithheld }) => isWithheld).map(({ source }) => source.trim())
  return JSON.stringify(parts.filter((part) => part !== ''))
}

/** The number of characters around a change: enough to find the place. */
const AROUND = 80

function around(text: string, { from, to, added }: Change): Unplaced {
  const before = text.slice(Math.max(0, from - AROUND), from)
  return { before, removed: text.slice(from, to), added, after: text.slice(to, to + AROUND) }
}
