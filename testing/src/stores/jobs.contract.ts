import { DEFAULT_GRANTS } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { readCampaign, setSettings } from '@waybook/server/features/campaign/queries.ts'
import { readChangesSince } from '@waybook/server/features/changes.ts'
import type { JobRecord } from '@waybook/server/features/jobs/job-record.ts'
import {
  findJob,
  findJobWithTask,
  listJobs,
  putJob,
  readJobsEndedBefore,
} from '@waybook/server/features/jobs/queries.ts'
import type { CampaignStore } from '@waybook/server/features/store.ts'
import { describe, expect, it } from 'vitest'

import { drownedRoad } from './drowned-road.ts'
import { jobOf, taskOf } from './job-of.ts'
import { openForTest, recordsOf, type Open } from './open-for-test.ts'

const put = async (records: CampaignStore, record: JobRecord) =>
  await records.transaction({ actor: 'worker' }, async (write) => await putJob(write, record.job.id, record))
const drop = async (records: CampaignStore, id: string) =>
  await records.transaction({ actor: 'gm' }, async (write) => await putJob(write, id, null))
const idsOf = (records: readonly JobRecord[]) => records.map(({ job }) => job.id)

export function describeJobs(open: Open): void {
  describe('jobs', () => {
    it('[JOB-9] are stored unchanged, whatever their notes contain', async () => {
      const records = await recordsOf(open, drownedRoad())
      const notes = { 'a "key"': [null, true, 1.5, { deep: 'Ærø' }] }
      const record = jobOf(
        'a',
        { metadata: notes, result: { of: notes } },
        taskOf({ notes, holder: 'ada', attempts: 2 }),
      )
      await put(records, record)
      expect(await findJob(records, 'a')).toEqual(record)
      const ended = jobOf('a', { status: 'failed', completedAt: 5000, error: 'no' })
      await put(records, ended)
      expect([await findJob(records, 'a'), await findJob(records, 'b')]).toEqual([ended, null])
    })

    it('[JOB-9] are listed newest first, and jobs with a task oldest first', async () => {
      const records = await recordsOf(open, drownedRoad())
      for (const createdAt of [3000, 1000, 2000]) await put(records, jobOf(`at-${createdAt}`, { createdAt }, taskOf()))
      await put(records, jobOf('script', { createdAt: 4000 }))
      expect(idsOf(await listJobs(records, 3))).toEqual(['script', 'at-3000', 'at-2000'])
      expect(idsOf(await findJobWithTask(records))).toEqual(['at-1000', 'at-2000', 'at-3000'])
    })

    it('[JOB-9] that ended before a given time are found and can be removed', async () => {
      const records = await recordsOf(open, drownedRoad())
      await put(records, jobOf('old', { status: 'completed', completedAt: 5000 }))
      await put(records, jobOf('new', { status: 'failed', completedAt: 6000 }))
      await put(records, jobOf('open'))
      expect(idsOf(await readJobsEndedBefore(records, 6000))).toEqual(['old'])
      await drop(records, 'old')
      await drop(records, 'never-was')
      expect(idsOf(await listJobs(records, 9)).toSorted()).toEqual(['new', 'open'])
    })

    it('[JOB-10] changes of a job are recorded for its starter and the game master; changes of its holder are not', async () => {
      const records = await recordsOf(open, drownedRoad())
      const since = await newestSeq(records)
      const [first, running] = [jobOf('a', {}, taskOf()), jobOf('a', { status: 'running' }, taskOf({ attempts: 1 }))]
      await put(records, first)
      await put(records, { ...first, task: taskOf({ holder: 'ada', dueAt: 9000 }) })
      await put(records, running)
      await put(records, running)
      await drop(records, 'a')
      const about = { audience: 'starterAndGameMaster', operation: 'job', subject: 'a' }
      expect(await readChangesSince(records, since, 9)).toMatchObject([
        { ...about, actor: 'worker', payload: { startedBy: 'maren', followers: [], job: first.job } },
        { ...about, actor: 'worker', payload: { startedBy: 'maren', followers: [], job: running.job } },
        { ...about, actor: 'gm', payload: { startedBy: 'maren', followers: [], job: null } },
      ])
    })

    it('[JOB-10] a transaction knows its own time', async () => {
      const records = await recordsOf(open, drownedRoad())
      const at = await records.transaction({ actor: 'gm' }, async (write) => {
        await putJob(write, 'a', jobOf('a'))
        return write.at
      })
      expect(await readChangesSince(records, (await newestSeq(records)) - 1, 1)).toMatchObject([{ at }])
    })

    it('[SET-1] settings of a campaign are stored, recorded once, and not changed by an import', async () => {
      const records = await recordsOf(open, drownedRoad())
      const decide = async (imageGeneration: boolean | undefined) =>
        await records.transaction({ actor: 'gm' }, async (write) => await setSettings(write, { imageGeneration }))
      const since = await newestSeq(records)
      for (const wanted of [true, false, false, undefined]) await decide(wanted)
      await records.replaceCampaign({ ...drownedRoad(), tagline: 'Another.' }, 'test')
      expect(await readCampaign(records)).toMatchObject({
        settings: { imageGeneration: false },
        grants: [...DEFAULT_GRANTS],
      })
      expect((await readChangesSince(records, since, 9)).map(({ operation }) => operation)).toEqual([
        'settings',
        'import',
      ])
    })

    it('[STO-13] of another campaign are not returned', async () => {
      const store = await openForTest(open)
      const [one, other] = [store.records('one'), store.records('other')]
      await put(one, jobOf('a', { completedAt: 1 }, taskOf()))
      const known = [
        await findJob(other, 'a'),
        await listJobs(other, 9),
        await findJobWithTask(other),
        await readJobsEndedBefore(other, 9),
      ]
      expect(known).toEqual([null, [], [], []])
    })
  })
}
