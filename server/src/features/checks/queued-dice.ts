import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'

import type { Modifier, QueuedDie } from './document.ts'
import { ownModifier } from './new-modifier.ts'

/** Dice that are queued for somebody's next check. */
export interface QueuedDice {
  /** Removes and returns the queued dice of an owner, oldest first. They go into a check. */
  takeQueued(owner: string): Promise<QueuedDie[]>
  keepQueued(dice: QueuedDie): Promise<void>
  /** Returns `false` if they are no longer queued. */
  dropQueued(id: string): Promise<boolean>
}

export async function takeQueued({ db, campaign }: CampaignTransaction, owner: string): Promise<QueuedDie[]> {
  const waiting = await readQueued({ db, campaign }, owner)
  if (waiting.length === 0) return []
  await db.deleteFrom('queuedDie').where('campaign', '=', campaign).where('owner', '=', owner).execute()
  return waiting
}

/** The queued dice of an owner, oldest first. */
export async function readQueued(
  { db, campaign }: Pick<CampaignTables, 'db' | 'campaign'>,
  owner: string,
): Promise<QueuedDie[]> {
  const waiting = await db
    .selectFrom('queuedDie')
    .where('campaign', '=', campaign)
    .where('owner', '=', owner)
    .select(['id', 'content'])
    .orderBy('at')
    .orderBy('id')
    .execute()
  // The owner may have been renamed since.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `keepQueued` writes them
  return waiting.map(({ content }) => ({ ...(fromJson(content) as QueuedDie), owner }))
}

export async function keepQueued({ db, campaign, at }: CampaignTransaction, dice: QueuedDie): Promise<void> {
  const { id, owner } = dice
  await db
    .insertInto('queuedDie')
    .values({ campaign, id, owner, at, content: toJson(dice) })
    .execute()
}

export async function dropQueued({ db, campaign }: CampaignTransaction, id: string): Promise<boolean> {
  const dropped = await db
    .deleteFrom('queuedDie')
    .where('campaign', '=', campaign)
    .where('id', '=', id)
    .returning('id')
    .execute()
  return dropped.length > 0
}

/** Queued dice as a modifier of the check that they join. */
export function fromQueued(queued: QueuedDie): Modifier {
  const { op, die, count, text, said } = queued
  return { ...ownModifier({ op, die, count, reason: { kind: 'queued', text, ...(said && { said }) } }), queued }
}
