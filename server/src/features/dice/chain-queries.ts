import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import type { PlaceRecord } from '#database/history-tables.ts'
import { fromJson, toJson, type Json } from '#database/statement/columns.ts'
import { listOf } from '#database/statement/lists.ts'

import type { DiceChange } from './dice-change.ts'

export function toChain(chain: Json<unknown>): readonly DiceChange[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `saveChain` writes it
  return fromJson(chain) as readonly DiceChange[]
}

interface ChangedRoll {
  readonly id: string
  readonly chain?: readonly DiceChange[]
  readonly place?: PlaceRecord
}

/** Stores the changes of a roll's dice, and the place in the order that it has with them. */
export async function saveChain(
  { db, campaign }: CampaignTransaction,
  { id, chain = [], place }: ChangedRoll,
): Promise<void> {
  const version = chain.filter(({ state }) => state === 'counts').length
  await db
    .updateTable('roll')
    .set({ chain: toJson(chain), version, ...(place && { place: toJson(place) }) })
    .where('campaign', '=', campaign)
    .where('id', '=', id)
    .execute()
}

/** These rolls with the changes of their dice up to now. Earlier copies, such as those in the change log, lack them. */
export async function withChanges<Roll extends { readonly id: string }>(
  { db, campaign }: CampaignTables,
  rolls: readonly Roll[],
): Promise<(Roll & Omit<ChangedRoll, 'id'>)[]> {
  if (rolls.length === 0) return []
  const ids = [...new Set(rolls.map(({ id }) => id))]
  const rows = await db
    .selectFrom('roll')
    .where('campaign', '=', campaign)
    .where('id', 'in', listOf(db, ids))
    .where('chain', 'is not', null)
    .select(['id', 'chain', 'place'])
    .execute()
  const changed = new Map(
    rows.map(({ id, chain, place }) => [
      id,
      { ...(chain !== null && { chain: toChain(chain) }), ...(place !== null && { place: fromJson(place) }) },
    ]),
  )
  return rolls.map((roll) => ({ ...roll, ...changed.get(roll.id) }))
}

/** The secret of one throw of a roll's changes. */
interface ChainSecret {
  /** The id of the change. */
  readonly id: string
  readonly roll: string
  readonly series: string
  readonly number: number
  readonly secret: string
}

export async function addChainSecret({ db, campaign }: CampaignTransaction, row: ChainSecret): Promise<void> {
  await db
    .insertInto('rollChain')
    .values({ campaign, ...row })
    .execute()
}

/** The secrets of a roll's changes, by the id of the change. */
export async function readChainSecrets(
  { db, campaign }: CampaignTables,
  rollId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('rollChain')
    .where('campaign', '=', campaign)
    .where('roll', '=', rollId)
    .select(['id', 'secret'])
    .execute()
  return new Map(rows.map(({ id, secret }) => [id, secret]))
}
