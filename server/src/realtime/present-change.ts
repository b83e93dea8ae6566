import { everything, maySee, scopeOf, type LiveChange, type LiveMessage, type Viewer } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'
import type { ChangeViewer } from '#features/change-kind.ts'
import { isReader, kindOf, type ChangeRecord } from '#features/changes.ts'
import type { NameRecord } from '#features/entities/entity-record.ts'
import { readNames } from '#features/entities/names.ts'

/** The data for presenting changes to any viewer. */
export interface Presenting {
  /** The entities that the changes refer to, by id, with their names and visibility. */
  readonly entities: ReadonlyMap<string, NameRecord>
  readonly present: (change: ChangeRecord, viewer: ChangeViewer) => LiveChange | null
}

/** Reads the data once for all viewers. */
export async function presentingOf(changes: readonly ChangeRecord[], tables: CampaignTables): Promise<Presenting> {
  const ids = new Set(changes.flatMap((change) => kindOf(change).entities(change)))
  const names = await readNames(tables, [...ids], everything)
  const ofKinds = Map.groupBy(changes, ({ operation }) => operation)
  const presenters = new Map<string, Presenting['present']>()
  for (const [operation, [first, ...more]] of ofKinds)
    if (first) presenters.set(operation, await kindOf(first).presenter([first, ...more], tables))
  return {
    entities: new Map(names.map((entity) => [entity.id, entity])),
    present: (change, viewer) => presenters.get(change.operation)?.(change, viewer) ?? null,
  }
}

/** Viewers with the same key get the same message for this change. */
export function viewKey(change: ChangeRecord, viewer: Viewer): string {
  const scope = scopeOf(viewer)
  const { presentedFor, isOwn } = kindOf(change)
  if (presentedFor === 'user' && !scope.everything) return viewer.userId
  return `${scope.everything ? '*' : (scope.ownCharacter ?? '')} ${isOwn(change, viewer.userId) ? 'own' : ''}`
}

/** The message for one viewer. If the viewer may not see the change, it contains only the number. */
export function toLiveMessage(change: ChangeRecord, viewer: Viewer, { entities, present }: Presenting): LiveMessage {
  const scope = scopeOf(viewer)
  const sees: ChangeViewer['sees'] = (id, wanted = 'page') => {
    const entity = entities.get(id)
    return entity && maySee(scope, entity, wanted) ? entity : undefined
  }
  const seen = { viewer, scope, sees }
  const presented = mayKnow(change, seen) ? present(change, seen) : null
  return { type: 'change', seq: change.seq, ...(presented && { change: presented }) }
}

function mayKnow(change: ChangeRecord, { viewer, sees }: ChangeViewer): boolean {
  const kind = kindOf(change)
  const isOwn = kind.isOwn(change, viewer.userId)
  const isGameMaster = viewer.role === 'gameMaster'
  switch (change.audience) {
    case 'everyone':
      return true
    case 'gameMaster':
      return isGameMaster
    case 'readers':
      return isGameMaster || isReader(change, viewer.characterId)
    case 'entity':
      return (isOwn && kind.reachesOwner) || sees(change.subject, kind.wanted(change)) !== undefined
    case 'roller':
      return isOwn
    case 'rollerAndGameMaster':
    case 'starterAndGameMaster':
      return isOwn || isGameMaster
  }
}
