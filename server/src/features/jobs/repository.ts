import { isDeepStrictEqual } from 'node:util'

import type { CampaignTables } from '../../database/campaign-tables.ts'
import { noteChanges, type Deed } from '../../database/change-log.ts'
import { fromJson, toJson } from '../../database/statement/json-column.ts'
import type { JobRecord } from './job-record.ts'

export async function readJobs(tables: CampaignTables, limit: number): Promise<JobRecord[]> {
  const rows = await selectJobs(tables).orderBy('createdAt', 'desc').orderBy('id').limit(limit).execute()
  return rows.map(toRecord)
}

export async function readJob(tables: CampaignTables, id: string): Promise<JobRecord | null> {
  const row = await selectJobs(tables).where('id', '=', id).executeTakeFirst()
  return row ? toRecord(row) : null
}

export async function readTasks(tables: CampaignTables): Promise<JobRecord[]> {
  const rows = await selectJobs(tables).where('task', 'is not', null).orderBy('createdAt').orderBy('id').execute()
  return rows.map(toRecord)
}

export async function readEndedJobs(tables: CampaignTables, before: number): Promise<JobRecord[]> {
  return (await selectJobs(tables).where('completedAt', '<', before).execute()).map(toRecord)
}

/** Who holds a task is nobody's news: a change is noted of what is told of the job. */
export async function putJob(tables: CampaignTables, id: string, record: JobRecord | null, deed: Deed): Promise<void> {
  const before = await readJob(tables, id)
  if (isDeepStrictEqual(before, record)) return
  if (record) await keepJob(tables, record)
  else await dropJob(tables, id)
  if (isDeepStrictEqual(before?.job, record?.job)) return
  const startedBy = (record ?? before)?.startedBy ?? deed.actor
  const payload = { startedBy, job: record?.job ?? null }
  await noteChanges(tables, deed, [{ audience: 'starterAndGameMaster', operation: 'job', subject: id, payload }])
}

function selectJobs({ db, campaign }: CampaignTables) {
  return db.selectFrom('job').where('campaign', '=', campaign).select(['startedBy', 'job', 'task'])
}

type JobRow = Awaited<ReturnType<ReturnType<typeof selectJobs>['execute']>>[number]

function toRecord({ startedBy, job, task }: JobRow): JobRecord {
  return { startedBy, job: fromJson(job), task: task === null ? null : fromJson(task) }
}

async function keepJob({ db, campaign }: CampaignTables, { job, startedBy, task }: JobRecord): Promise<void> {
  const { id, createdAt, completedAt } = job
  const columns = { startedBy, createdAt, completedAt, job: toJson(job), task: task && toJson(task) }
  await db
    .insertInto('job')
    .values({ campaign, id, ...columns })
    .onConflict((conflict) => conflict.columns(['campaign', 'id']).doUpdateSet(columns))
    .execute()
}

async function dropJob({ db, campaign }: CampaignTables, id: string): Promise<void> {
  await db.deleteFrom('job').where('campaign', '=', campaign).where('id', '=', id).execute()
}
