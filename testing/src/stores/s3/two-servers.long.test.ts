import { readdir } from 'node:fs/promises'

import { importPlan, operations, type AnswerOf, type Job, type Picture } from '@waybook/contract'
import { openS3Blobs } from '@waybook/server/blobs/s3/s3-blobs.ts'
import { openBucketImports } from '@waybook/server/features/imports/bucket-imports.ts'
import { newImportId } from '@waybook/server/features/imports/import-folders.ts'
import { IMPORT_KIND } from '@waybook/server/features/imports/import-job.ts'
import { addTask } from '@waybook/server/features/jobs/new-task.ts'
import { findJob } from '@waybook/server/features/jobs/queries.ts'
import { sweepBlobs } from '@waybook/server/features/pictures/sweep-blobs.ts'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'

import { callerWith, type Caller } from '../../world/callers.ts'
import { pngOf } from '../../world/png-of.ts'
import { ORIGIN, openTestServer, type TestServer } from '../../world/test-server.ts'
import { zipOf } from '../../world/zip-of.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { hasTestPostgres, testPostgres } from '../test-postgres.ts'
import { bucketIn, openS3Double, type S3Double } from './s3-double.ts'

const BELL = 'items/bell'
const DAY_MS = 24 * 3_600_000
const campaign = {
  'campaign.yaml': 'name: Small\n',
  [`${BELL}.md`]: '---\nname: Bell\n---\n',
  'items/map.md': '---\nname: Map\nvisible: false\n---\n',
}

/** A game master's calls to one of the servers. */
interface Way {
  readonly server: TestServer
  readonly ask: Caller
  /** The folder in which the server unpacks uploaded campaigns. */
  readonly folder: string
  readonly send: (url: string, payload: Buffer) => Promise<LightMyRequestResponse>
  readonly open: (url: string | undefined) => Promise<LightMyRequestResponse>
}

/** Two servers on one database and one bucket, one game master and one player. */
async function twoServers() {
  const [postgres, double] = [await testPostgres(), await openS3Double()]
  onTestFinished(async () => await double.close())
  const start = async () => {
    const [bucket, folder] = [bucketIn(double), await temporaryFolder()]
    const adapters = { blobs: openS3Blobs(bucket), importFolders: openBucketImports(bucket, folder) }
    const server = await openTestServer(campaign, { postgres, ...adapters })
    onTestFinished(async () => await server.close())
    return { server, folder }
  }
  const servers = [await start(), await start()] as const
  const cookie = await servers[0].server.signIn({ role: 'gameMaster' })
  const player = await servers[0].server.signIn({ role: 'player' })
  const wayTo = ({ server, folder }: (typeof servers)[0]): Way => {
    const headers = { cookie, origin: ORIGIN }
    return {
      server,
      folder,
      ask: callerWith(server, cookie),
      send: async (url, payload) => await server.app.inject({ method: 'POST', url, headers, payload }),
      open: async (url = '') => await server.app.inject({ url, headers }),
    }
  }
  return { double, player, one: wayTo(servers[0]), other: wayTo(servers[1]) }
}

const imageOf = async ({ ask }: Way) => (await ask('getEntity', { id: BELL })).body['image'] as Picture | null

async function ended({ ask }: Way, jobId: string): Promise<Job> {
  const job = async () => operations.getJob.answer.parse((await ask('getJob', { jobId })).body).job
  await expect.poll(async () => (await job()).status).toMatch(/completed|failed/)
  return await job()
}

const picturesIn = ({ objects }: S3Double) => [...objects.keys()].filter((key) => key.startsWith('tests/pictures/'))

describe.skipIf(!hasTestPostgres)('two servers on one database and one bucket', () => {
  it('[UPL-120] a picture uploaded to the one is seen, removed and restored on the other', async () => {
    const { one, other } = await twoServers()
    const sent = await one.send(`/api/images/${BELL}`, pngOf(90))
    const { image } = sent.json<{ image: Picture }>()
    expect([sent.statusCode, await imageOf(other)]).toEqual([200, image])
    const [here, there] = [await one.open(image.originalUrl), await other.open(image.originalUrl)]
    expect(there.statusCode).toBe(200)
    expect(there.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(here.rawPayload.length),
      'cache-control': 'private, max-age=31536000, immutable',
    })
    expect(there.rawPayload.equals(here.rawPayload)).toBe(true)
    await other.ask('deleteEntityImage', { entityId: BELL })
    expect(await imageOf(one)).toBeNull()
    const { body } = await one.ask('getRemovedImages', { entityId: BELL })
    const [removed] = (body as AnswerOf<'getRemovedImages'>).images
    await one.ask('restoreImage', { entityId: BELL, imageId: removed?.id ?? '' })
    expect(await imageOf(other)).toEqual(image)
  })

  it('[PIC-65] a sweep by either deletes pictures removed long ago, and no shown picture', async () => {
    const { double, one, other } = await twoServers()
    await one.send(`/api/images/${BELL}`, pngOf(1))
    await other.send(`/api/images/${BELL}`, pngOf(2))
    expect(picturesIn(double)).toHaveLength(12)
    const shown = await imageOf(one)
    const sweep = async ({ server }: Way, days: number) => await sweepBlobs(server.services, Date.now() + days * DAY_MS)
    await Promise.all([sweep(one, 1), sweep(other, 1)])
    expect(picturesIn(double)).toHaveLength(12)
    await Promise.all([sweep(one, 32), sweep(other, 32)])
    expect(picturesIn(double)).toHaveLength(6)
    for (const way of [one, other]) expect((await way.open(shown?.originalUrl)).statusCode).toBe(200)
  })

  it('[PIC-121] only the servers send a picture, and only to users who may see its entity', async () => {
    const { double, player, one, other } = await twoServers()
    const { image } = (await one.send('/api/images/items/map', pngOf(90))).json<{ image: Picture }>()
    expect(JSON.stringify(image)).not.toContain(double.endpoint)
    const status = async (cookie: string) =>
      (await other.server.app.inject({ url: image.originalUrl, headers: { cookie } })).statusCode
    double.requests.length = 0
    expect([await status(player), await status('')]).toEqual([404, 401])
    expect(double.requests).toEqual([])
    expect((await other.open(image.originalUrl)).statusCode).toBe(200)
    for (const key of double.objects.keys())
      expect((await fetch(`${double.endpoint}/${double.bucket}/${key}`)).status).toBe(403)
  })

  it('[PIC-122] while the bucket is out of reach, pictures are unavailable, nothing is recorded, and everything else works', async () => {
    const { double, one, other } = await twoServers()
    const { image } = (await one.send(`/api/images/${BELL}`, pngOf(90))).json<{ image: Picture }>()
    double.trouble({ is: 'cut' })
    for (const way of [one, other]) {
      const { statusCode, body } = await way.open(image.originalUrl)
      expect([statusCode, body]).toEqual([503, expect.stringContaining('unavailable')])
      expect((await way.send(`/api/images/${BELL}`, pngOf(91))).statusCode).toBe(503)
      expect((await way.open('/api/gcs/health')).statusCode).toBe(503)
      expect(await imageOf(way)).toEqual(image)
    }
    double.recover()
    for (const way of [one, other]) {
      expect((await way.open(image.originalUrl)).statusCode).toBe(200)
      expect((await way.open('/api/gcs/health')).statusCode).toBe(200)
    }
    expect((await other.send(`/api/images/${BELL}`, pngOf(91))).statusCode).toBe(200)
  })

  it('[CIM-120] a campaign uploaded to a server that has ended since is imported by the other', async () => {
    const { double, one, other } = await twoServers()
    const lamp = { name: 'items/lamp.md', bytes: '---\nname: Lamp\n---\n' }
    const files = [...Object.entries(campaign).map(([name, bytes]) => ({ name, bytes })), lamp]
    const { importId } = importPlan.parse((await one.send('/api/imports', zipOf(files))).json())
    expect([...double.objects.keys()]).toContain(`tests/imports/${importId}.zip`)
    expect(await readdir(one.folder)).toEqual([])
    await one.server.app.close()
    const { body } = await other.ask('importCampaign', { importId })
    const { jobId } = operations.importCampaign.answer.parse(body)
    expect(await ended(other, jobId)).toMatchObject({ status: 'completed', result: { added: 1 } })
    await expect.poll(() => [...double.objects.keys()].filter((key) => key.includes('/imports/'))).toEqual([])
    expect(await readdir(other.folder)).toEqual([])
  })

  it('[CIM-122] an import waits for a bucket that is out of reach', async () => {
    const { double, one } = await twoServers()
    const files = [{ name: 'campaign.yaml', bytes: 'name: Larger\n' }]
    const { importId } = importPlan.parse((await one.send('/api/imports', zipOf(files))).json())
    double.trouble({ is: 'cut' })
    const during = await one.ask('importCampaign', { importId })
    expect(during.status).toBe(503)
    double.recover()
    const { store, campaignId } = one.server.services
    const about = { title: 'Import', description: '', metadata: {}, startedBy: 'bram' }
    const task = { ...about, kind: IMPORT_KIND, notes: { importId, removeMost: true } }
    double.trouble({ is: 'cut' })
    const add = async () =>
      await store.records(campaignId).transaction({ actor: 'bram' }, async (write) => await addTask(write, task))
    const jobId = await add()
    const logsOf = async () => JSON.stringify((await findJob(store.records(campaignId), jobId))?.job.logs)
    await expect.poll(logsOf).toContain('Attempt 1 failed: The picture store cannot be reached')
    double.recover()
    expect(await ended(one, jobId)).toMatchObject({ status: 'completed', result: { removed: 2 } })
  })

  it('[CIM-120] a job whose upload is gone says so', async () => {
    const { one } = await twoServers()
    const { store, campaignId } = one.server.services
    const about = { title: 'Import', description: '', metadata: {}, startedBy: 'bram' }
    const task = { ...about, kind: IMPORT_KIND, notes: { importId: newImportId(campaignId) } }
    const add = async () =>
      await store.records(campaignId).transaction({ actor: 'bram' }, async (write) => await addTask(write, task))
    expect(await ended(one, await add())).toMatchObject({
      status: 'failed',
      error: 'The upload no longer exists: upload the file again',
    })
  })
})
