import { Problem, type RollAudience, type Viewer } from '@waybook/contract'
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'

import type { CampaignTables } from '../../database/campaign-tables.ts'
import { noteChanges, type Deed } from '../../database/change-log.ts'
import type { Audience } from '../../database/change-record.ts'
import type { RollQuery } from '../../database/records.ts'
import { fromJson, toJson } from '../../database/statement/json-column.ts'
import type { Tables } from '../../database/tables.ts'
import type { NewRoll, RollRecord } from './roll-record.ts'

const told: Readonly<Record<RollAudience, Audience>> = {
  table: 'everyone',
  gameMaster: 'rollerAndGameMaster',
  self: 'roller',
}

const rollColumns = ['id', 'at', 'rollerId', 'by', 'characterId', 'skill', 'reason', 'audience', 'dice'] as const

export async function addRoll(tables: CampaignTables, roll: NewRoll, deed: Deed): Promise<RollRecord> {
  const { db, campaign } = tables
  const record: RollRecord = { ...roll, at: deed.at, rollerId: deed.actor }
  const change = { audience: told[roll.audience], operation: 'roll', subject: roll.id, payload: record } as const
  const seq = await noteChanges(tables, deed, [change])
  await db
    .insertInto('roll')
    .values({ campaign, seq, ...record, dice: toJson(record.dice) })
    .execute()
  return record
}

export async function readRolls(
  tables: CampaignTables,
  { limit, before }: RollQuery,
  viewer: Viewer,
): Promise<RollRecord[]> {
  let selected = selectRolls(tables, viewer)
  if (before !== undefined) selected = selected.where('seq', '<', await seqOf(tables, before, viewer))
  const rows = await selected.select(rollColumns).orderBy('seq', 'desc').limit(limit).execute()
  return rows.map((row) => ({ ...row, dice: fromJson(row.dice) }))
}

/** A roll is known by its id outside: numbers would tell how many rolls lie between that one may not see. */
async function seqOf(tables: CampaignTables, rollId: string, viewer: Viewer): Promise<number> {
  const row = await selectRolls(tables, viewer).where('id', '=', rollId).select('seq').executeTakeFirst()
  if (!row) throw new Problem('bad-params', 'params.before: is not where a page of rolls ended')
  return row.seq
}

export function selectRolls({ db, campaign }: CampaignTables, viewer: Viewer) {
  return db.selectFrom('roll').where('roll.campaign', '=', campaign).where(withinHearing(viewer))
}

/** Contract's `mayHear` as a condition on `roll`. */
function withinHearing({ userId, role }: Viewer) {
  return (eb: ExpressionBuilder<Tables, 'roll'>): ExpressionWrapper<Tables, 'roll', SqlBool> =>
    eb.or([
      eb('roll.rollerId', '=', userId),
      eb('roll.audience', 'in', role === 'gameMaster' ? ['table', 'gameMaster'] : ['table']),
    ])
}
