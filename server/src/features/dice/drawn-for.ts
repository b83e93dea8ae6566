import type { Drawn, VisibilityScope } from '@waybook/contract'

import type { DrawnRecord } from '#database/history-tables.ts'

/** The entry for one viewer. `seesPage`: whether they may read the page now. `null` if they may not read the table. */
export function drawnFor(
  { entityId, full, open, reader }: DrawnRecord,
  scope: VisibilityScope,
  seesPage: boolean,
): Drawn | null {
  if (scope.everything) return { entityId, ...full }
  if (!seesPage) return null
  const read = reader !== undefined && reader === scope.ownCharacter ? full : open
  return read && { entityId, ...read }
}
