import { maySeeDice, Problem, type RollAudience, type Viewer, type Roll } from '@waybook/contract'
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'

import type { Audience, Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import type { DrawnRecord, PlaceRecord, RollTable } from '#database/history-tables.ts'
import { fromJson, toFlag, toJson, type Flag } from '#database/statement/columns.ts'
import { listOf } from '#database/statement/lists.ts'
import type { Tables } from '#database/tables.ts'

import { toChain } from './chain-queries.ts'
import type { DiceChange } from './dice-change.ts'

export interface RollQuery {
  readonly limit: number
  /** The id of the roll at which the previous page ended. */
  readonly before?: string | undefined
}

export type RollChange = Change<'roll', RollRecord>

/** Hides the dice against the roller from players, or shows them. */
export async function setDifficultyHidden(tx: CampaignTransaction, id: string, hidden: boolean): Promise<void> {
  const rolls = tx.db.updateTable('roll').where('campaign', '=', tx.campaign)
  await rolls
    .set({ difficultyHidden: toFlag(hidden) })
    .where('id', '=', id)
    .execute()
}

/** The audience of a roll's changes, by the audience of the roll. */
export const audiences: Readonly<Record<RollAudience, Audience>> = {
  table: 'everyone',
  gameMaster: 'rollerAndGameMaster',
  self: 'roller',
}

const rollColumns = [
  'id',
  'at',
  'rollerId',
  'by',
  'characterId',
  'skill',
  'reason',
  'audience',
  'dice',
  'drawn',
  'difficultyHidden',
  'checkId',
  'chain',
  'place',
] as const

export async function addRoll(tx: CampaignTransaction, roll: NewRoll): Promise<RollRecord> {
  const { db, campaign, at, actor } = tx
  const record: RollRecord = { ...roll, at, rollerId: actor }
  const { chain: _, ...row } = record
  const change: RollChange = {
    audience: audiences[roll.audience],
    operation: 'roll',
    subject: roll.id,
    payload: record,
  }
  const seq = tx.log(change)
  await db
    .insertInto('roll')
    .values({
      campaign,
      seq,
      ...row,
      dice: toJson(record.dice),
      drawn: record.drawn ? toJson(record.drawn) : null,
      place: record.place ? toJson(record.place) : null,
      difficultyHidden: toFlag(record.difficultyHidden === true),
    })
    .execute()
  return record
}

export async function listRolls(
  tables: CampaignTables,
  { limit, before }: RollQuery,
  viewer: Viewer,
): Promise<RollRecord[]> {
  let selected = selectRolls(tables, viewer)
  if (before !== undefined) selected = selected.where('seq', '<', await seqOf(tables, before, viewer))
  const rows = await selected.select(rollColumns).orderBy('seq', 'desc').limit(limit).execute()
  return rows.map(fromRow)
}

/** The oldest roll that the viewer may see; `null` if there is none. */
export async function readFirstRoll(tables: CampaignTables, viewer: Viewer): Promise<RollRecord | null> {
  const row = await selectRolls(tables, viewer).select(rollColumns).orderBy('seq').executeTakeFirst()
  return row ? fromRow(row) : null
}

type Row = Omit<RollTable, 'campaign' | 'seq' | 'difficultyHidden' | 'version'> & { readonly difficultyHidden: Flag }

function fromRow({ difficultyHidden, checkId, chain, drawn, place, ...row }: Row): RollRecord {
  return {
    ...row,
    dice: fromJson(row.dice),
    ...(drawn !== null && { drawn: fromJson(drawn) }),
    ...(difficultyHidden === 1 && { difficultyHidden: true }),
    ...(checkId !== null && { checkId }),
    ...(chain !== null && { chain: toChain(chain) }),
    ...(place !== null && { place: fromJson(place) }),
  }
}

/** Rolls, whoever may see them. */
export async function readRollsById({ db, campaign }: CampaignTables, ids: readonly string[]): Promise<RollRecord[]> {
  const rolls = db.selectFrom('roll').where('campaign', '=', campaign)
  const rows = await rolls.where('id', 'in', listOf(db, ids)).select(rollColumns).execute()
  return rows.map(fromRow)
}

/** A roll that the viewer may see; `null` if there is none. */
export async function readRoll(tables: CampaignTables, rollId: string, viewer: Viewer): Promise<RollRecord | null> {
  const row = await selectRolls(tables, viewer).where('roll.id', '=', rollId).select(rollColumns).executeTakeFirst()
  return row ? fromRow(row) : null
}

/** Clients use ids, not sequence numbers: gaps in the numbers would reveal how many hidden rolls there are. */
async function seqOf(tables: CampaignTables, rollId: string, viewer: Viewer): Promise<number> {
  const row = await selectRolls(tables, viewer).where('id', '=', rollId).select('seq').executeTakeFirst()
  if (!row) throw new Problem('bad-params', 'params.before: must be the `next` of an earlier page')
  return row.seq
}

function selectRolls({ db, campaign }: CampaignTables, viewer: Viewer) {
  return db.selectFrom('roll').where('roll.campaign', '=', campaign).where(visibleTo(viewer))
}

/** The contract's `mayHear` as a condition on `roll`. */
function visibleTo({ userId, role }: Viewer) {
  return (eb: ExpressionBuilder<Tables, 'roll'>): ExpressionWrapper<Tables, 'roll', SqlBool> =>
    eb.or([
      eb('roll.rollerId', '=', userId),
      eb('roll.audience', 'in', role === 'gameMaster' ? ['table', 'gameMaster'] : ['table']),
    ])
}

/** The number of rolls whose throw can be replayed. */
const THROWS_MAX = 200

export async function saveThrow({ db, campaign }: CampaignTables, rollId: string, motion: Uint8Array): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const rolls = tx.selectFrom('roll').where('campaign', '=', campaign)
    const roll = await rolls.where('id', '=', rollId).select('seq').executeTakeFirst()
    if (!roll) return
    await tx.insertInto('throw').values({ campaign, seq: roll.seq, motion }).execute()
    const stored = tx.selectFrom('throw').where('campaign', '=', campaign)
    const newestPast = await stored.select('seq').orderBy('seq', 'desc').offset(THROWS_MAX).limit(1).executeTakeFirst()
    if (!newestPast) return
    await tx.deleteFrom('throw').where('campaign', '=', campaign).where('seq', '<=', newestPast.seq).execute()
  })
}

export async function readThrow(
  tables: CampaignTables,
  rollId: string,
  viewer: Viewer,
): Promise<Uint8Array | null | undefined> {
  const row = await selectRolls(tables, viewer)
    .leftJoin('throw', (join) => join.onRef('throw.campaign', '=', 'roll.campaign').onRef('throw.seq', '=', 'roll.seq'))
    .where('roll.id', '=', rollId)
    .select(['throw.motion', 'roll.difficultyHidden'])
    .executeTakeFirst()
  return row && (maySeeDice(viewer, toHidden(row)) ? row.motion : null)
}

function toHidden({ difficultyHidden }: { readonly difficultyHidden: Flag }) {
  return { difficultyHidden: difficultyHidden === 1 }
}

export async function readThrown({ db, campaign }: CampaignTables, rollId: string): Promise<ThrownRoll | null> {
  const row = await db
    .selectFrom('roll')
    .innerJoin('throw', (join) =>
      join.onRef('throw.campaign', '=', 'roll.campaign').onRef('throw.seq', '=', 'roll.seq'),
    )
    .where('roll.campaign', '=', campaign)
    .where('roll.id', '=', rollId)
    .select(['roll.audience', 'roll.rollerId', 'roll.difficultyHidden', 'throw.motion'])
    .executeTakeFirst()
  if (!row) return null
  const { motion, audience, rollerId } = row
  return { roll: { id: rollId, audience, rollerId, ...(row.difficultyHidden === 1 && toHidden(row)) }, motion }
}

/** The data for sending a throw to everyone who may see its roll. */
export interface ThrownRoll {
  readonly roll: Pick<RollRecord, 'id' | 'audience' | 'rollerId' | 'difficultyHidden'>
  readonly motion: Uint8Array
}

/** A roll as stored, the same for everyone who may see it. */
export interface RollRecord extends Omit<
  RollTable,
  'campaign' | 'seq' | 'dice' | 'drawn' | 'difficultyHidden' | 'version' | 'chain' | 'checkId' | 'place'
> {
  /** The first throw. What lies now follows from it and `chain`. */
  readonly dice: Roll['dice']
  /** The changes of the dice; left out if there are none. */
  readonly chain?: readonly DiceChange[]
  /** The check that it belongs to. */
  readonly checkId?: string
  /** For a roll on a random table. */
  readonly drawn?: DrawnRecord
  /** For a roll for initiative. */
  readonly place?: PlaceRecord
  /** Whether players may not see the dice against the roller. */
  readonly difficultyHidden?: boolean
}

/** A roll that is about to be written. The transaction adds the time and the roller. */
export type NewRoll = Omit<RollRecord, 'at' | 'rollerId'>
