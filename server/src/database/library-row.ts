import type { LibraryFacts } from '@waybook/rules'

import type { LibraryEntryTable } from './library-tables.ts'

/** The type of the relationship from an entry to its set. */
export const PART_OF_SET = 'part of set'

interface PageOfEntry {
  readonly id: string
  readonly sortName: string
  /** In the campaign's folder. */
  readonly sourcePath: string
}

/** The row of a page's library entry, without the campaign; `null` for a page that is not in the library. */
export function libraryRow(
  { id, sortName, sourcePath }: PageOfEntry,
  facts: LibraryFacts | null,
): Omit<LibraryEntryTable, 'campaign'> | null {
  if (!facts) return null
  const { skills, ...others } = facts
  return { entity: id, sortName, set: setOfPath(sourcePath), ...others, skills: ` ${skills.join(' ')} ` }
}

/**
 * The id of the set whose folder contains a file; empty outside of sets.
 * @example setOfPath('sets/marsh/talents/fen-eyed.md') // 'sets/marsh'
 */
export function setOfPath(path: string): string {
  const [, name = ''] = /^sets\/([a-z0-9]+(?:-[a-z0-9]+)*)\/./u.exec(path) ?? []
  return name === '' ? '' : `sets/${name}`
}
