import { isDeepStrictEqual } from 'node:util'

import type { Job } from '@waybook/contract'

import type { Actor, Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'

import type { JobRecord, JobTask } from './job-record.ts'

export interface JobRepository {
  /** Newest first. The caller checks who may read them. */
  list(limit: number): Promise<JobRecord[]>
  find(id: string): Promise<JobRecord | null>
  /** The jobs that have a task, oldest first. */
  withTask(): Promise<JobRecord[]>
  /** The jobs that ended before this time (milliseconds since 1970). */
  endedBefore(at: number): Promise<JobRecord[]>
}

export interface JobWriter extends JobRepository {
  /** Creates or replaces a job, or removes it with `null`. The caller checks the state transition. */
  put(id: string, record: JobRecord | null): Promise<void>
}

/** The subject is the job's id; `job` is `null` if it was removed. Names the users who may see it, as the job may not exist any more. */
export type JobChange = Change<
  'job',
  {
    readonly startedBy: Actor
    /** Missing in logs of older versions of Waybook. */
    readonly followers?: readonly Actor[]
    readonly job: Readonly<Job> | null
  }
>

export function jobRepository(tables: CampaignTables): JobRepository {
  const jobs = () => selectJobs(tables)
  return {
    list: async (limit) => {
      const rows = await jobs().orderBy('createdAt', 'desc').orderBy('id').limit(limit).execute()
      return rows.map(toRecord)
    },
    find: async (id) => await findJob(tables, id),
    withTask: async () => {
      const rows = await jobs().where('task', 'is not', null).orderBy('createdAt').orderBy('id').execute()
      return rows.map(toRecord)
    },
    endedBefore: async (at) => (await jobs().where('completedAt', '<', at).execute()).map(toRecord),
  }
}

export function jobWriter(tx: CampaignTransaction): JobWriter {
  return { ...jobRepository(tx), put: async (id, record) => await putJob(tx, id, record) }
}

async function findJob(tables: CampaignTables, id: string): Promise<JobRecord | null> {
  const row = await selectJobs(tables).where('id', '=', id).executeTakeFirst()
  return row ? toRecord(row) : null
}

/** Logs a change only if the part that viewers get has changed, not if only the task has. */
async function putJob(tx: CampaignTransaction, id: string, record: JobRecord | null): Promise<void> {
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
