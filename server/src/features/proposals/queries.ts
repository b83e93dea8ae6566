import { everything, type ProposalState, type ProposedPart, type UnplacedPart, type Viewer } from '@waybook/contract'
import type { Selectable } from 'kysely'

import type { Change } from '#database/change.ts'
import { type CampaignTables, type CampaignTransaction, leadsWithin } from '#database/database.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'
import type { Tables } from '#database/tables.ts'

/** A proposal as stored. Times are in milliseconds since 1970. */
export interface ProposalRecord {
  readonly id: string
  /** The id of an account. */
  readonly author: string
  /** The author's first name when it was made. */
  readonly by: string
  /** The id of the entity, which may be gone. */
  readonly entity: string
  readonly state: ProposalState
  readonly at: number
  readonly remark: string
  /** The changes to the text that its author saw. */
  readonly parts: readonly ProposedPart[]
  /** The version of the text that the author edited. */
  readonly baseVersion: number
  /** The whole file with the changes that have a place in it, for game masters only; empty once it is decided. */
  readonly source: string
  readonly unplaced: readonly UnplacedPart[]
  readonly answer: string
  readonly decidedAt: number | null
}

export interface ProposalQuery {
  readonly entity?: string | undefined
  readonly limit: number
  /** The proposal at which the previous page ended. */
  readonly before?: Pick<ProposalRecord, 'id' | 'at'> | undefined
}

type NewProposal = Omit<ProposalRecord, 'author' | 'state' | 'at' | 'answer' | 'decidedAt'>

/** Somebody made, withdrew or decided a proposal. */
export type ProposalChange = Change<'proposal', { readonly proposalId: string; readonly author: string }>

/** How many decided proposals of an account are retained. */
const DECIDED_MAX = 200

/** Newest first. */
export async function listProposals(
  tables: CampaignTables,
  { entity, limit, before }: ProposalQuery,
  viewer: Viewer,
): Promise<ProposalRecord[]> {
  let selected = selectFor(tables, viewer).orderBy('at', 'desc').orderBy('id', 'desc').limit(limit)
  if (entity !== undefined) selected = selected.where('entity', '=', entity)
  if (before) {
    const { id, at } = before
    selected = selected.where((eb) => eb.or([eb('at', '<', at), eb.and([eb('at', '=', at), eb('id', '<', id)])]))
  }
  return (await selected.selectAll().execute()).map(toRecord)
}

export async function findProposal(tables: CampaignTables, id: string, viewer: Viewer): Promise<ProposalRecord | null> {
  const row = await selectFor(tables, viewer).where('id', '=', id).selectAll().executeTakeFirst()
  return row ? toRecord(row) : null
}

/** How many proposals of the viewer's list are open, and when one was last decided. */
export async function countProposals(
  tables: CampaignTables,
  viewer: Viewer,
): Promise<{ readonly open: number; readonly decidedAt: number | null }> {
  return await selectFor(tables, viewer)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', '=', 'open').as('open'),
      fn.max('decidedAt').filterWhere('state', 'in', ['accepted', 'declined']).as('decidedAt'),
    ])
    .executeTakeFirstOrThrow()
}

export async function readOpenProposal(tables: CampaignTables, author: string): Promise<number> {
  const { open } = await selectAll(tables)
    .where('author', '=', author)
    .where('state', '=', 'open')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow()
  return open
}

export async function addProposal(tx: CampaignTransaction, proposal: NewProposal): Promise<ProposalRecord> {
  const { db, campaign, at, actor } = tx
  const record = { ...proposal, author: actor, state: 'open', at, answer: '', decidedAt: null } as const
  const lists = { parts: toJson(record.parts), unplaced: toJson(record.unplaced) }
  await db
    .insertInto('proposal')
    .values({ campaign, ...record, ...lists })
    .execute()
  await forgetOld(tx)
  logProposal(tx, record.id, actor)
  return record
}

/** Decides a proposal, and deletes the parts that only game masters could read. */
export async function decideProposal(
  tx: CampaignTransaction,
  { id, author }: Pick<ProposalRecord, 'id' | 'author'>,
  { state, answer }: { readonly state: Exclude<ProposalState, 'open'>; readonly answer: string },
): Promise<void> {
  const { db, campaign, at } = tx
  await db
    .updateTable('proposal')
    .set({ state, answer, decidedAt: at, source: '', unplaced: toJson([]) })
    .where('campaign', '=', campaign)
    .where('id', '=', id)
    .execute()
  logProposal(tx, id, author)
}

function selectAll({ db, campaign }: CampaignTables) {
  return db.selectFrom('proposal').where('campaign', '=', campaign)
}

function selectFor(tables: CampaignTables, viewer: Viewer) {
  if (viewer.role !== 'gameMaster') return selectAll(tables).where('author', '=', viewer.userId)
  return selectAll(tables).where('state', '=', 'open').where(leadsWithin('proposal.entity', everything))
}

/** Deletes the actor's oldest decided proposals if there are too many. */
async function forgetOld({ db, campaign, actor }: CampaignTransaction): Promise<void> {
  const old = await db
    .selectFrom('proposal')
    .where('campaign', '=', campaign)
    .where('author', '=', actor)
    .where('state', '!=', 'open')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(DECIDED_MAX)
    .limit(1)
    .select('at')
    .executeTakeFirst()
  if (!old) return
  await db
    .deleteFrom('proposal')
    .where('campaign', '=', campaign)
    .where('author', '=', actor)
    .where('state', '!=', 'open')
    .where('at', '<=', old.at)
    .execute()
}

function toRecord({ campaign: _campaign, parts, unplaced, ...row }: Selectable<Tables['proposal']>): ProposalRecord {
  return { ...row, parts: fromJson(parts), unplaced: fromJson(unplaced) }
}

function logProposal(tx: CampaignTransaction, proposalId: string, author: string): void {
  const payload = { proposalId, author }
  const change: ProposalChange = {
    audience: 'starterAndGameMaster',
    operation: 'proposal',
    subject: 'campaign',
    payload,
  }
  tx.log(change)
}
