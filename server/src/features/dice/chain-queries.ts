import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson, toJson, type Json } from '#database/statement/columns.ts'
import { listOf } from '#database/statement/lists.ts'

import type { DiceChange } from './dice-change.ts'

export function toChain(chain: Json<unknown>): readonly DiceChange[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `saveChain` writes it
  return fromJson(chain) as readonly DiceChange[]
}

/** Stores the changes of a roll's dice. */
export async function saveChain(
  { db, campaign }: CampaignTransaction,
  rollId: string,
  chain: readonly DiceChange[],
): Promise<void> {
  const version = chain.filter(({ state }) => state === 'counts').length
  await db
    .updateTable('roll')
    .set({ chain: toJson(chain), version })
    .where('campaign', '=', campaign)
    .where('id', '=', rollId)
    .execute()
}

/** These rolls with the changes of their dice up to now. Earlier copies, such as those in the change log, lack them. */
export async function withChanges<Roll extends { readonly id: string }>(
  { db, campaign }: CampaignTables,
  rolls: readonly Roll[],
): Promise<(Roll & { readonly chain?: readonly DiceChange[] })[]> {
  if (rolls.length === 0) return []
  const ids = [...new Set(rolls.map(({ id }) => id))]
  const rows = await db
    .selectFrom('roll')
    .where('campaign', '=', campaign)
    .where('id', 'in', listOf(db, ids))
    .where('chain', 'is not', null)
    .select(['id', 'chain'])
    .execute()
  const chains = new Map(rows.flatMap(({ id, chain }) => (chain === null ? [] : [[id, toChain(chain)] as const])))
  return rolls.map((roll) => {
    const chain = chains.get(roll.id)
    return chain ? { ...roll, chain } : roll
  })
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
