import type { Viewer } from '@waybook/contract'

import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import type { RollProofTable } from '#database/history-tables.ts'

import { readRoll, type RollRecord } from './queries.ts'

/** The position of a series' next secret, and the key that all secrets derive from. It must not leave the server. */
export interface NextSecret {
  readonly campaign: string
  readonly series: string
  readonly number: number
  /** In hex. */
  readonly key: string
}

export type ProofRecord = Omit<RollProofTable, 'campaign'>

export interface ProvenRoll {
  readonly roll: RollRecord
  readonly proof: Pick<ProofRecord, 'secret' | 'salt'> | null
}

export async function addProof(tx: CampaignTransaction, proof: ProofRecord): Promise<void> {
  const { db, campaign } = tx
  return void (await db
    .insertInto('rollProof')
    .values({ campaign, ...proof })
    .execute())
}

/** `table`: where the series keeps its secrets, those of first throws or those of changes. */
export async function readNextSecret(
  { db, campaign }: CampaignTables,
  series: string,
  table: 'rollProof' | 'rollChain' = 'rollProof',
): Promise<NextSecret> {
  const { key, last } = await db
    .selectFrom('rollKey')
    .select((eb) => [
      'key',
      eb
        .selectFrom(table)
        .select((proof) => proof.fn.max('number').as('last'))
        .where('campaign', '=', campaign)
        .where('series', '=', series)
        .as('last'),
    ])
    .executeTakeFirstOrThrow()
  return { campaign, series, number: (last ?? 0) + 1, key }
}

export async function findProof(tables: CampaignTables, rollId: string, viewer: Viewer): Promise<ProvenRoll | null> {
  const roll = await readRoll(tables, rollId, viewer)
  if (!roll) return null
  return { roll, proof: await readProof(tables, rollId) }
}

/** The proof of a roll's first throw; `null` if it has none. */
export async function readProof({ db, campaign }: CampaignTables, rollId: string): Promise<ProvenRoll['proof']> {
  const proof = await db
    .selectFrom('rollProof')
    .where('campaign', '=', campaign)
    .where('roll', '=', rollId)
    .select(['secret', 'salt'])
    .executeTakeFirst()
  return proof ?? null
}
