import type { SessionRhythm } from '@waybook/contract'
import type { Attendance } from '@waybook/rules'

import type { Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import type { PlannedContent, StoredRhythm } from '#database/play-tables.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'

import { inRhythm, ofRhythm, rhythmChange, type Plan } from './plans.ts'

const DAY_MS = 86_400_000

/** A date, an answer, the rhythm or a time zone changed. The subject is `campaign`. */
export type ScheduleChange = Change<
  'schedule',
  {
    readonly did: 'planned' | 'replanned' | 'calledOff' | 'rhythm' | 'answered' | 'zone'
    /** The title of the session. */
    readonly title?: string
    /** The session that was planned or changed, with its start now and before. `null`: a poll, or no such session yet. */
    readonly session?: { readonly id: string; readonly startsAt: number | null; readonly before: number | null }
    /** The number of the new rhythm in calendars, and that of the one before. */
    readonly rhythm?: { readonly sequence: number; readonly before: number }
  }
>

export interface AnswerRecord {
  readonly session: string
  /** Empty for the date of a session that has one. */
  readonly option: string
  readonly account: string
  readonly firstName: string
  readonly answer: Attendance
  readonly note: string
}

/** The stored sessions that start at `since` or later, and the polls. */
export async function readPlans({ db, campaign }: CampaignTables, since: number): Promise<Plan[]> {
  const rows = await db
    .selectFrom('plannedSession')
    .where('campaign', '=', campaign)
    .where((row) => row.or([row('startsAt', 'is', null), row('startsAt', '>=', since)]))
    .select(['id', 'startsAt', 'content'])
    .execute()
  return rows.map(toPlan)
}

/** A session that is stored, or is in the rhythm. */
export async function findPlan(tables: CampaignTables, id: string): Promise<Plan | null> {
  const row = await tables.db
    .selectFrom('plannedSession')
    .where('campaign', '=', tables.campaign)
    .where('id', '=', id)
    .select(['id', 'startsAt', 'content'])
    .executeTakeFirst()
  if (row) return toPlan(row)
  if (!inRhythm(id)) return null
  const day = Date.parse(id.slice(-'yyyy-mm-dd'.length))
  if (Number.isNaN(day)) return null
  const near = ofRhythm(await readRhythm(tables), day - DAY_MS, day + 2 * DAY_MS)
  return near.find((plan) => plan.id === id) ?? null
}

/** Stores a session. `did`: for the campaign's log. */
export async function putPlan(
  tx: CampaignTransaction,
  plan: Plan,
  did: ScheduleChange['payload']['did'],
): Promise<void> {
  const before = (await findPlan(tx, plan.id))?.startsAt ?? null
  await writePlan(tx, plan)
  const { id, title, startsAt } = plan
  logSchedule(tx, { did, title, session: { id, startsAt, before } })
}

export async function readAnswers({ db, campaign }: CampaignTables): Promise<AnswerRecord[]> {
  const columns = ['session', 'option', 'account', 'firstName', 'answer', 'note'] as const
  return await db
    .selectFrom('sessionAnswer')
    .where('campaign', '=', campaign)
    .select(columns)
    .orderBy('session')
    .orderBy('option')
    .orderBy('firstName')
    .orderBy('account')
    .execute()
}

/** Replaces the account's answer to one date. `answer`: `null` takes it back. */
export async function putAnswer(
  { db, campaign }: CampaignTransaction,
  { answer, ...record }: Omit<AnswerRecord, 'answer'> & { readonly answer: Attendance | null },
): Promise<void> {
  const { session, option, account } = record
  await db
    .deleteFrom('sessionAnswer')
    .where('campaign', '=', campaign)
    .where('session', '=', session)
    .where('option', '=', option)
    .where('account', '=', account)
    .execute()
  if (answer !== null)
    await db
      .insertInto('sessionAnswer')
      .values({ campaign, ...record, answer })
      .execute()
}

/** Deletes the answers to a session, or to all its dates but some. */
export async function deleteAnswers(
  { db, campaign }: CampaignTransaction,
  session: string,
  { except = [] }: { readonly except?: readonly string[] } = {},
): Promise<void> {
  const all = db.deleteFrom('sessionAnswer').where('campaign', '=', campaign).where('session', '=', session)
  await (except.length === 0 ? all : all.where('option', 'not in', except)).execute()
}

/** Makes the answers to one date of a poll the answers to the session. */
export async function keepAnswersTo(tx: CampaignTransaction, session: string, option: string): Promise<void> {
  await deleteAnswers(tx, session, { except: [option] })
  await tx.db
    .updateTable('sessionAnswer')
    .set({ option: '' })
    .where('campaign', '=', tx.campaign)
    .where('session', '=', session)
    .execute()
}

export async function readRhythm({ db, campaign }: CampaignTables): Promise<StoredRhythm | null> {
  const row = await db.selectFrom('sessionRhythm').where('campaign', '=', campaign).select('content').executeTakeFirst()
  return row ? fromJson(row.content) : null
}

/** Sets or ends the rhythm. Sessions of the old one that are not in the new one stay as dropped, so calendars can remove them. */
export async function putRhythm(tx: CampaignTransaction, rhythm: SessionRhythm | null): Promise<void> {
  const { db, campaign, at } = tx
  const before = await readRhythm(tx)
  // The number between them is for dropped sessions.
  const after = { rhythm, changedAt: at, sequence: (before?.sequence ?? 0) + 2 }
  const { dropped, back, unanswered } = rhythmChange(before, after, { rows: await readPlans(tx, 0), now: at })
  for (const plan of dropped) await writePlan(tx, plan)
  for (const id of back)
    await db.deleteFrom('plannedSession').where('campaign', '=', campaign).where('id', '=', id).execute()
  for (const id of unanswered) await deleteAnswers(tx, id)
  const row = { content: toJson<StoredRhythm>(after) }
  await db
    .insertInto('sessionRhythm')
    .values({ campaign, ...row })
    .onConflict((conflict) => conflict.column('campaign').doUpdateSet(row))
    .execute()
  logSchedule(tx, { did: 'rhythm', rhythm: { sequence: after.sequence, before: before?.sequence ?? 0 } })
}

export function logSchedule(tx: CampaignTransaction, payload: ScheduleChange['payload']): void {
  const change: ScheduleChange = { audience: 'everyone', operation: 'schedule', subject: 'campaign', payload }
  tx.log(change)
}

async function writePlan({ db, campaign }: CampaignTransaction, { id, startsAt, ...content }: Plan): Promise<void> {
  const row = { startsAt, content: toJson<PlannedContent>(content) }
  await db
    .insertInto('plannedSession')
    .values({ campaign, id, ...row })
    .onConflict((conflict) => conflict.columns(['campaign', 'id']).doUpdateSet(row))
    .execute()
}

function toPlan({ id, startsAt, content }: { id: string; startsAt: number | null; content: string }): Plan {
  return { ...fromJson<PlannedContent>(content), id, startsAt }
}
