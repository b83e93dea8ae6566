import { operations, type AnswerOf, type LiveMessage } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { beforeEach, describe, expect, it } from 'vitest'

import { connect, welcomed } from '../live/live-client.ts'
import { answerOf, openImageHarness, BELL, type ImageHarness } from './image-harness.ts'

let harness: ImageHarness
beforeEach(async () => {
  harness = await openImageHarness()
})

const create = async () =>
  (await answerOf(harness.gameMaster, 'createJob', { job: { title: 'Count the lamps', metadata: { lamps: 9 } } })).job
const update = async (jobId: string, updates: object) => await harness.gameMaster('updateJob', { jobId, updates })

describe('jobs', () => {
  it('[JOB-1] a script’s job goes through its states, with the log entries of the script', async () => {
    const { id, ...created } = await create()
    expect(created).toMatchObject({ status: 'pending', title: 'Count the lamps', metadata: { lamps: 9 } })
    await update(id, { status: 'running', log: { message: 'Lit the first', level: 'info' } })
    await update(id, { metadata: { progress: 0.5 } })
    await update(id, { status: 'completed', result: { lit: 9 } })
    const { job } = await answerOf(harness.gameMaster, 'getJob', { jobId: id })
    expect(job).toMatchObject({ status: 'completed', metadata: { lamps: 9, progress: 0.5 }, result: { lit: 9 } })
    const log = ['Job created', 'Job started', 'Lit the first', 'Job completed successfully']
    expect(job.logs.map(({ message }) => message)).toEqual(log)
  })

  it('[JOB-2] an invalid transition is refused, and so is any change of an ended job', async () => {
    const { id } = await create()
    const refused = async (updates: object) => (await update(id, updates)).body['error']
    expect(await refused({ status: 'completed' })).toBe('A job that is pending cannot become completed')
    await update(id, { status: 'failed', error: 'No oil' })
    expect(await refused({ status: 'running' })).toBe('The job has failed: it can no longer be changed')
    expect(await refused({ description: 'changed' })).toBe('The job has failed: it can no longer be changed')
  })

  it('[JOB-13] a created job keeps the given fields, and an id is accepted only once', async () => {
    const log = { timestamp: 5, message: 'Brought over', level: 'warning' }
    const times = { createdAt: 1, startedAt: 2, completedAt: 3, lastUpdatedAt: 4 }
    const wanted = { id: 'Old_job.7', title: 'Count', status: 'completed', ...times, logs: [log], result: { lit: 9 } }
    expect((await harness.gameMaster('createJob', { job: wanted })).body).toMatchObject({ job: wanted })
    const { body } = await harness.gameMaster('getJob', { jobId: 'Old_job.7' })
    expect(body).toMatchObject({ job: { ...wanted, description: '', metadata: {}, error: null } })
    expect(await harness.gameMaster('createJob', { job: wanted })).toMatchObject({
      status: 409,
      body: { error: 'Job "Old_job.7" already exists' },
    })
  })

  it('[JOB-13] missing fields of a created job are filled in for its status', async () => {
    const createAs = async (given: object) =>
      (await answerOf(harness.gameMaster, 'createJob', { job: { title: 'Count', ...given } })).job
    const [running, failed] = [
      await createAs({ status: 'running', createdAt: 7 }),
      await createAs({ status: 'failed' }),
    ]
    expect(running).toMatchObject({ createdAt: 7, startedAt: expect.any(Number) as number, completedAt: null })
    expect(running.logs.map(({ message }) => message)).toEqual(['Job created', 'Job started'])
    expect(failed).toMatchObject({ startedAt: null, completedAt: expect.any(Number) as number, error: 'Unknown error' })
  })

  it.each([
    ['createJob', { status: 'pending' }, ['Job created']],
    ['createJob', { status: 'running' }, ['Job created', 'Job started']],
    ['updateJob', { status: 'running' }, ['Job created', 'Job started']],
  ] as const)('[JOB-15] an empty log counts as no log: %s with %j', async (operation, given, messages) => {
    const params =
      operation === 'createJob'
        ? { job: { title: 'Count', ...given, logs: [] } }
        : { jobId: (await create()).id, updates: { ...given, logs: [] } }
    const { job } = await answerOf(harness.gameMaster, operation, params)
    expect(job.logs.map(({ message }) => message)).toEqual(messages)
  })

  const at = (hour: number) => `2026-11-28T${hour}:30:00.250Z`

  it('[JOB-16] the times of a job are accepted as ISO 8601, too', async () => {
    const log = { message: 'Lit the first', level: 'info' as const }
    const times = { createdAt: at(10), startedAt: '2026-11-28T12:30:00.250+01:00', lastUpdatedAt: at(12) }
    const wanted = { title: 'Count', status: 'running' as const, ...times, logs: [{ timestamp: at(11), ...log }] }
    const created = (await harness.gameMaster('createJob', { job: wanted })).body['job']
    const begun = { createdAt: Date.parse(at(10)), startedAt: Date.parse(at(11)) }
    expect(created).toMatchObject({
      ...begun,
      lastUpdatedAt: Date.parse(at(12)),
      logs: [{ timestamp: Date.parse(at(11)), ...log }],
    })
    const { id: jobId } = operations.createJob.answer.shape.job.parse(created)
    const updates = { status: 'completed', completedAt: at(13), logs: [{ timestamp: at(13), ...log }] }
    expect((await harness.gameMaster('updateJob', { jobId, updates })).body['job']).toMatchObject({
      ...begun,
      completedAt: Date.parse(at(13)),
      logs: [{ timestamp: Date.parse(at(13)), ...log }],
    })
  })

  it.each(['yesterday', '2026-11-28', '2026-11-28T10:30:00', '2026-11-31T10:30:00Z', 1.5, true])(
    '[JOB-16] the time %j is refused by name',
    async (createdAt) => {
      const { status, body } = await harness.gameMaster('createJob', { job: { title: 'Count', createdAt } })
      expect([status, body['error']]).toEqual([
        400,
        'params.job.createdAt: must be milliseconds since 1970, or a time such as 2026-11-28T19:30:00Z',
      ])
    },
  )

  it('[JOB-14] an update keeps the given logs and times', async () => {
    const { id, logs } = await create()
    const all = [...logs, { timestamp: 8, message: 'Lit the first', level: 'info' }]
    await update(id, { status: 'running', logs: all, startedAt: 9, lastUpdatedAt: 10 })
    const { job } = await answerOf(harness.gameMaster, 'getJob', { jobId: id })
    expect(job).toMatchObject({ status: 'running', logs: all, startedAt: 9, lastUpdatedAt: 10 })
    const many = Array.from({ length: 70 }, (_, timestamp) => ({ timestamp, message: 'Lit', level: 'info' }))
    await update(id, { logs: many })
    const stored = (await answerOf(harness.gameMaster, 'getJob', { jobId: id })).job.logs
    expect(stored.map(({ timestamp }) => timestamp)).toEqual([
      0,
      ...Array.from({ length: 59 }, (_, index) => index + 11),
    ])
  })

  it('[JOB-14] an unknown field, or a field that does not fit the status, is refused by name', async () => {
    const { id } = await create()
    const refused = async (updates: object) => await update(id, updates)
    const params = (error: string) => ({ status: 400, body: { error } })
    expect(await refused({ createdAt: 5 })).toMatchObject(params('params.updates.createdAt: is not a parameter'))
    expect(await refused({ completedAt: 5 })).toMatchObject(params('completedAt: a job that is pending has none'))
    const started = await harness.gameMaster('createJob', { job: { title: 'Count', startedBy: 'me' } })
    expect(started).toMatchObject(params('params.job.startedBy: is not a parameter'))
  })

  it('[JOB-11] scripts cannot update the jobs that Waybook runs itself', async () => {
    const { jobId } = await answerOf(harness.kessa, 'generateImage', { entityId: BELL })
    expect((await update(jobId, { status: 'failed' })).body).toMatchObject({ error: 'Waybook does this job itself' })
  })

  it('[JOB-11] the game master may read all jobs; a player only the jobs that they started', async () => {
    const { jobId } = await answerOf(harness.kessa, 'generateImage', { entityId: BELL })
    const read = async (who: 'gameMaster' | 'kessa' | 'odo') => (await harness[who]('getJob', { jobId })).status
    expect([await read('gameMaster'), await read('kessa'), await read('odo')]).toEqual([200, 200, 404])
    expect((await harness.kessa('getJobs', {})).status).toBe(403)
    expect((await harness.kessa('getJob', { jobId })).text).not.toMatch(/prompt/i)
  })

  it('[JOB-12] are listed newest first, at most a hundred', async () => {
    for (let count = 0; count < 101; count += 1) await create()
    const { jobs } = await answerOf(harness.gameMaster, 'getJobs', {})
    expect(jobs).toHaveLength(100)
    expect((await harness.gameMaster('getJobs', { limit: 101 })).status).toBe(400)
  })

  it('[JOB-12] an unknown job is reported as not found', async () => {
    const { id: jobId } = await create()
    expect((await harness.gameMaster('deleteJob', { jobId })).status).toBe(200)
    const unknown = { status: 404, body: { error: `Job "${jobId}" not found`, id: 'not-found' } }
    for (const operation of ['getJob', 'deleteJob', 'updateJob'] as const)
      expect(await harness.gameMaster(operation, { jobId, updates: {} })).toMatchObject(unknown)
  })

  it('[JOB-7] are sent live to users who may read them; others receive only the number of a change', async () => {
    const { testServer } = harness
    const address = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
    const join = async (cookie: string) => await connect(address, { cookie, since: null })
    const [starter, other] = [await testServer.signIn({ role: 'player' }), await testServer.signIn({ role: 'player' })]
    const clients = [
      await join(await testServer.signIn({ role: 'gameMaster' })),
      await join(starter),
      await join(other),
    ]
    for (const client of clients) await client.until(welcomed)
    const response = await testServer.app.inject({
      method: 'POST',
      url: '/api/query',
      headers: { cookie: starter, origin: 'http://waybook.test' },
      payload: { operation: 'generateImage', params: { entityId: BELL } },
    })
    const { jobId } = response.json<AnswerOf<'generateImage'>>()
    await harness.painter.ordered(1)
    await answerOf(harness.gameMaster, 'deleteJob', { jobId })
    const newest = await newestSeq(testServer.services.store.records('dam3'))
    const upTo = (messages: readonly LiveMessage[]) =>
      messages.some((one) => one.type === 'change' && one.seq >= newest)
    const [master = [], mine = [], others = []] = await Promise.all(
      clients.map(async (client) =>
        (await client.until(upTo)).flatMap((one) => (one.type === 'change' ? [one.change] : [])),
      ),
    )
    expect(mine.at(0)).toMatchObject({ kind: 'job', job: { id: jobId, status: 'pending' } })
    expect(mine.at(1)).toMatchObject({ kind: 'job', job: { id: jobId, status: 'running' } })
    expect(mine.at(-1)).toEqual({ kind: 'jobRemoved', jobId })
    expect(master).toEqual(mine)
    expect(new Set(others)).toEqual(new Set([undefined]))
  })
})
