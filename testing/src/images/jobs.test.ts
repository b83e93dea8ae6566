import type { AnswerOf, LiveMessage } from '@waybook/contract'
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
    expect(await refused({ status: 'running' })).toBe('The job has failed: it cannot be changed any more')
    expect(await refused({ description: 'changed' })).toBe('The job has failed: it cannot be changed any more')
  })

  it('[JOB-11] scripts cannot update the jobs that Waybook runs itself', async () => {
    const { jobId } = await answerOf(harness.kessa, 'generateImage', { entityId: BELL })
    expect((await update(jobId, { status: 'failed' })).body).toMatchObject({ error: 'Waybook does this job itself' })
  })

  it('[JOB-11] the game master may read all; a player only those they started', async () => {
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
    const newest = await testServer.services.store.records('dam3').changes.newest()
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
