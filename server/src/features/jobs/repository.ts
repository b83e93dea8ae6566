import { isDeepStrictEqual } from 'node:util'

import type { Job } from '@waybook/contract'

import type { CampaignTables, CampaignTransaction } from '#database/campaign-tables.ts'
import type { Actor, Change } from '#database/change.ts'
import { fromJson, toJson } from '#database/statement/json-column.ts'

import type { JobRecord, JobTask } from './job-record.ts'

export interface JobRepository {
  /** The newest first, whoever may read them: that is the caller's to ask. */
  list(limit: number): Promise<JobRecord[]>
  find(id: string): Promise<JobRecord | null>
  /** The jobs that have a task, the oldest first. */
  withTask(): Promise<JobRecord[]>
  /** The jobs that ended before (milliseconds since 1970). */
  endedBefore(at: number): Promise<JobRecord[]>
}

export interface JobWriter extends JobRepository {
  /** Puts a job as it is to be, or with `null` takes it away. Which states may follow which is the caller's to keep. */
  put(id: string, record: JobRecord | null): Promise<void>
}

/** The subject is the job's id; `job` is `null` where it was removed. Who may know of it is named, as the job itself may be gone by then. */
export type JobChange = Change<
  'job',
  {
    readonly startedBy: Actor
    /** Missing in the log of an older Waybook. */
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

/** Who holds a task is nobody's news: a change is logged only of what viewers get of the job. */
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
