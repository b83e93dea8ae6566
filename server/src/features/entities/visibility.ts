import { isShown } from '@waybook/contract'

import type { Change } from '#database/change.ts'
import type { CampaignTransaction } from '#database/database.ts'
import { fromFlag, toFlag, fromJson, toList } from '#database/statement/columns.ts'

import { countAs } from './entity-counts.ts'

export type VisibilityChange = Change<
  'setVisibility',
  {
    readonly visible: boolean
    /** With the audience `readers`: the characters whose players saw it. */
    readonly readers?: readonly string[] | undefined
  }
>

/** Does nothing if this visibility is already set. Whatever is set counts for all players, also those for whom the file says otherwise. */
export async function setVisibility(tx: CampaignTransaction, id: string, visible: boolean): Promise<boolean> {
  const { db, campaign } = tx
  const entity = await db
    .selectFrom('entity')
    .leftJoin('playedVisibility', (join) =>
      join
        .onRef('playedVisibility.campaign', '=', 'entity.campaign')
        .onRef('playedVisibility.entity', '=', 'entity.id'),
    )
    .where('entity.campaign', '=', campaign)
    .where('entity.id', '=', id)
    .select([
      'entity.type',
      'entity.tags',
      'entity.authoredVisible',
      'entity.shown',
      'entity.readers',
      'playedVisibility.visible as played',
    ])
    .executeTakeFirst()
  if (!entity) return false
  if (fromFlag(entity.played) === visible) return true
  await db
    .insertInto('playedVisibility')
    .values({ campaign, entity: id, visible: toFlag(visible) })
    .onConflict((conflict) => conflict.columns(['campaign', 'entity']).doUpdateSet({ visible: toFlag(visible) }))
    .execute()
  const { type, tags, authoredVisible } = entity
  const shown = isShown({ type, tags: fromJson(tags), authored: fromFlag(authoredVisible), played: visible })
  await db
    .updateTable('entity')
    .set({ shown: toFlag(shown), readers: null })
    .where('campaign', '=', campaign)
    .where('id', '=', id)
    .execute()
  if (shown !== fromFlag(entity.shown)) await countAs(tx, { type, tags: fromJson(tags) }, toFlag(shown))
  // For everyone who saw the entity before or sees it now.
  const readers = toList(entity.readers)
  const few = readers.length > 0 ? 'readers' : 'gameMaster'
  const audience = shown || fromFlag(entity.shown) ? 'everyone' : few
  const payload = { visible, ...(audience === 'readers' && { readers }) }
  const change: VisibilityChange = { audience, operation: 'setVisibility', subject: id, payload }
  tx.log(change)
  return true
}
