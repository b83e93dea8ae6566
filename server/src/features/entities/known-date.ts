import type { EntityDate, VisibilityScope } from '@waybook/contract'

import { EVERYONE, GAME_MASTER } from '#campaign-folder/entity-dates.ts'
import { fromJson } from '#database/statement/columns.ts'
import type { EntityTable, StoredDate } from '#database/tables.ts'

/** The date of an entity as the scope knows it; `null` if it knows none. */
export function knownDate(dates: EntityTable['dates'], scope: VisibilityScope): EntityDate | null {
  if (dates === null) return null
  const all = fromJson(dates)
  if (!scope.everything) return toDate(forReader(all, scope.ownCharacter) ?? forReader(all, EVERYONE))
  const known = forReader(all, GAME_MASTER)
  const open = forReader(all, EVERYONE)
  const readers = all.map(({ reader }) => reader).filter((reader) => reader !== EVERYONE && reader !== GAME_MASTER)
  const date = toDate(known)
  if (!date || (open && open.text === known?.text && open.until === known.until)) return date
  return { ...date, forPlayers: open?.text ?? null, ...(readers.length > 0 && { readers }) }
}

function forReader(dates: readonly StoredDate[], reader: string | null): StoredDate | undefined {
  return dates.find((date) => date.reader === reader)
}

function toDate(date: StoredDate | undefined): EntityDate | null {
  return date ? { text: date.text, until: date.until, first: date.first, last: date.last } : null
}
