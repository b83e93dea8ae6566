import { FEW_RESULTS, searchWords, wordMatches, type Matching, type Range } from '@waybook/contract'

import type { IconName } from '#ui/text/icon.tsx'

/** A searchable part of Waybook itself. */
interface Named {
  readonly name: string
  readonly icon: IconName
  /** More texts to search in. The results show the one with the most of the words, or the first. */
  readonly lines: readonly [string, ...string[]]
}

/** A page, a section of the rules, or a skill. */
export interface Place extends Named {
  /** The address, which may have a fragment. */
  readonly to: string
  /** Its search parameters. */
  readonly search?: Readonly<Record<string, string>>
}

/** An action, such as rolling dice. */
export interface Command extends Named {
  /** The action, or the text to put into the field if the command needs more words. */
  readonly run: string | (() => void)
}

/** A section of the open page. */
export interface OpenSection extends Named {
  readonly heading: HTMLElement
}

export type Entry = Place | Command | OpenSection

/** A found entry, the line to show, and the positions of the words in the name and the line. */
export interface FoundEntry {
  readonly entry: Entry
  readonly line: string
  readonly nameRanges: readonly Range[]
  readonly lineRanges: readonly Range[]
  readonly rank: number
}

/** The ranks of findings, best first. Findings with similar words come after all others. */
export const ranks = { nameBegins: 0, name: 1, text: 2, near: 3 } as const

/**
 * The entries with all of the words, best first: names that begin with them, names that contain them, then other texts. The words may be incomplete.
 * If there are few results, entries with similar words follow.
 */
export function findEntries(entries: readonly Entry[], typed: string): FoundEntry[] {
  const words = searchWords(typed)
  if (words.length === 0) return []
  const exact = entries.flatMap((entry) => found(entry, words, 'exact'))
  const others = entries.filter((entry) => !exact.some((one) => one.entry === entry))
  const near = exact.length < FEW_RESULTS ? others.flatMap((entry) => found(entry, words, 'near')) : []
  return [...exact, ...near].toSorted((a, b) => a.rank - b.rank)
}

function found(entry: Entry, words: readonly string[], matching: Matching): FoundEntry[] {
  const name = wordMatches(entry.name, words, matching)
  const lines = entry.lines.map((line) => ({ line, matches: wordMatches(line, words, matching) }))
  const has = (matches: typeof name) => new Set(matches.map(({ word }) => word))
  const everywhere = has([name, ...lines.map(({ matches }) => matches)].flat())
  if (words.some((word) => !everywhere.has(word))) return []
  const shown = lines.reduce((best, one) => (has(one.matches).size > has(best.matches).size ? one : best))
  const isName = words.every((word) => has(name).has(word))
  const begins = isName && name[0]?.from === 0
  const rank = (begins ? ranks.nameBegins : isName ? ranks.name : ranks.text) + (matching === 'near' ? ranks.near : 0)
  return [{ entry, line: shown.line, nameRanges: name, lineRanges: shown.matches, rank }]
}
