import { isDeepStrictEqual } from 'node:util'

import type { Job } from '@waybook/contract'

import type { Actor, Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'

import type { JobRecord, JobTask } from './job-record.ts'

/** The subject is the job's id; `job` is `null` if it was removed. Names the users who may see it, because the job itself may be gone. */
export type JobChange = Change<
  'job',
  {
    readonly startedBy: Actor
    readonly followers: readonly Actor[]
    readonly job: Readonly<Job> | null
  }
>

/** The newest jobs first. The caller checks who may read them. */
export async function listJobs(tables: CampaignTables, limit: number): Promise<JobRecord[]> {
  const rows = await selectJobs(tables).orderBy('createdAt', 'desc').orderBy('id').limit(limit).execute()
  return rows.map(toRecord)
}

/** The jobs that have a task, oldest first. */
export async function findJobWithTask(tables: CampaignTables): Promise<JobRecord[]> {
  const rows = await selectJobs(tables).where('task', 'is not', null).orderBy('createdAt').orderBy('id').execute()
  return rows.map(toRecord)
}

/** The jobs that ended before this time (milliseconds since 1970). */
export async function readJobsEndedBefore(tables: CampaignTables, at: number): Promise<JobRecord[]> {
  return (await selectJobs(tables).where('completedAt', '<', at).execute()).map(toRecord)
}

export async function findJob(tables: CampaignTables, id: string): Promise<JobRecord | null> {
  const row = await selectJobs(tables).where('id', '=', id).executeTakeFirst()
  return row ? toRecord(row) : null
}

/** Logs a change only if the part that viewers see has changed, not if only the task has. */
export async function putJob(tx: CampaignTransaction, id: string, record: JobRecord | null): Promise<void> {
  const before = await findJob(tx, id)
  if (isDeepStrictEqual(before, record)) return
  if (record) await keepJob(tx, record)
  else await dropJob(tx, id)
  if (isDeepStrictEqual(before?.job, record?.job)) return
  const { startedBy = tx.actor, followers = [] } = record ?? before ?? {}
  const payload = { startedBy, followers, job: record?.job ?? null }
  const change: JobChange = { audience: 'starterAndGameMaster', operation: 'job', subject: id, payload }
  tx.log(change)
}

function selectJobs({ db, campaign }: CampaignTables) {
  return db.selectFrom('job').where('campaign', '=', campaign).select(['startedBy', 'followers', 'job', 'task'])
}

type JobRow = Awaited<ReturnType<ReturnType<typeof selectJobs>['execute']>>[number]

function toRecord({ startedBy, followers, job, task }: JobRow): JobRecord {
  return {
    startedBy,
    followers: fromJson(followers),
    job: fromJson(job),
    task: task === null ? null : fromJson<JobTask>(task),
  }
}

async function keepJob(
  { db, campaign }: CampaignTables,
  { job, startedBy, followers, task }: JobRecord,
): Promise<void> {
  const { id, createdAt, completedAt } = job
  const about = { startedBy, followers: toJson(followers), createdAt, completedAt }
  const columns = { ...about, job: toJson(job), task: task && toJson(task) }
  await db
    .insertInto('job')
    .values({ campaign, id, ...columns })
    .onConflict((conflict) => conflict.columns(['campaign', 'id']).doUpdateSet(columns))
    .execute()
}

async function dropJob({ db, campaign }: CampaignTables, id: string): Promise<void> {
  await db.deleteFrom('job').where('campaign', '=', campaign).where('id', '=', id).execute()
}
