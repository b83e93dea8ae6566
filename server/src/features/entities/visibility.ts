import { reaches, revealOf, type Reveal } from '@waybook/contract'

import type { Change } from '#database/change.ts'
import type { CampaignTransaction } from '#database/database.ts'
import { toFlag, fromJson, toList } from '#database/statement/columns.ts'

import { countChanges } from './count-changes.ts'

export type VisibilityChange = Change<
  'setVisibility',
  {
    readonly visible: boolean
    /** How much all players see now and saw before. Missing in older changes. */
    readonly reveal?: Reveal
    readonly before?: Reveal
    /** With the audience `readers`: the characters whose players saw it. */
    readonly readers?: readonly string[] | undefined
  }
>

/** Shows or hides the page. If players already see more than the page, showing it takes nothing away. */
export async function setVisibility(tx: CampaignTransaction, id: string, visible: boolean): Promise<boolean> {
  const stored = await storedOf(tx, id)
  if (!stored) return false
  const kept = stored.played !== null && reaches(stored.played, 'page') ? stored.played : 'page'
  await put(tx, stored, visible ? kept : 'hidden')
  return true
}

/** Does nothing if this is already set. The setting applies to all players, even readers for whom the file says otherwise. */
export async function setReveal(tx: CampaignTransaction, id: string, reveal: Reveal): Promise<boolean> {
  const stored = await storedOf(tx, id)
  if (!stored) return false
  await put(tx, stored, reveal)
  return true
}

async function storedOf({ db, campaign }: CampaignTransaction, id: string) {
  const row = await db
    .selectFrom('entity')
    .leftJoin('playedVisibility', (join) =>
      join
        .onRef('playedVisibility.campaign', '=', 'entity.campaign')
        .onRef('playedVisibility.entity', '=', 'entity.id'),
    )
    .where('entity.campaign', '=', campaign)
    .where('entity.id', '=', id)
    .select(['entity.id', 'entity.type', 'entity.tags', 'entity.reveal', 'entity.readers'])
    .select('playedVisibility.reveal as played')
    .executeTakeFirst()
  return row && { ...row, tags: fromJson(row.tags), readers: toList(row.readers) }
}

type Stored = NonNullable<Awaited<ReturnType<typeof storedOf>>>

async function put(tx: CampaignTransaction, stored: Stored, played: Reveal): Promise<void> {
  const { db, campaign } = tx
  const { id, type, tags, reveal: before, readers } = stored
  if (stored.played === played) return
  await db
    .insertInto('playedVisibility')
    .values({ campaign, entity: id, reveal: played })
    .onConflict((conflict) => conflict.columns(['campaign', 'entity']).doUpdateSet({ reveal: played }))
    .execute()
  const reveal = revealOf({ type, tags, authored: null, played })
  const shown = reaches(reveal, 'page')
  await db
    .updateTable('entity')
    .set({ reveal, shown: toFlag(shown), readers: null })
    .where('campaign', '=', campaign)
    .where('id', '=', id)
    .execute()
  const countedAs = (one: Reveal) => [{ type, tags, reveal: one, shown: reaches(one, 'page') }]
  await countChanges(tx, { before: countedAs(before), after: countedAs(reveal) })
  // Notifies everyone who sees the entity differently now.
  const few = readers.length > 0 ? 'readers' : 'gameMaster'
  const audience = reveal === before ? few : 'everyone'
  const payload = { visible: shown, reveal, before, ...(audience === 'readers' && { readers }) }
  const change: VisibilityChange = { audience, operation: 'setVisibility', subject: id, payload }
  tx.log(change)
}
