import { hasEnded, type Job } from '@waybook/contract'
import { openPainterHere } from '@waybook/server/features/images/painter-here.ts'
import { findJob } from '@waybook/server/features/jobs/queries.ts'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'

import { callerWith } from '../../world/callers.ts'
import { openTestServer } from '../../world/test-server.ts'
import { answerOf, waitForJob } from './image-harness.ts'
import { openLoopbackService, type LoopbackAnswer } from './loopback-service.ts'

const BELL = 'items/bell'
const campaign = { 'campaign.yaml': 'name: At the easel\n', [`${BELL}.md`]: '---\nname: Bell\n---\n' }

const openai = { apiKey: '', baseUrl: null, model: '' }

async function openServer(painter: 'atelier' | 'sdweb', sdWebui = '') {
  const crashes: unknown[] = []
  const settings = { painter, atOnce: 1, openai, sdWebui }
  const imageService = openPainterHere({ settings, onCrash: (error) => void crashes.push(error) })
  const testServer = await openTestServer(campaign, { imageService })
  onTestFinished(async () => await testServer.close())
  const gameMaster = callerWith(testServer, await testServer.signIn({ role: 'gameMaster' }))
  const paint = async (isSo: (job: Job) => boolean) => {
    const { jobId } = await answerOf(gameMaster, 'generateImage', { entityId: BELL })
    return await waitForJob(gameMaster, jobId, isSo)
  }
  return { testServer, gameMaster, crashes, paint }
}

/** A server that paints through a web UI (sdweb) that gives this answer. */
async function openWith(answer: LoopbackAnswer) {
  const service = await openLoopbackService(answer)
  onTestFinished(async () => await service.close())
  return { service, ...(await openServer('sdweb', service.url)) }
}

const pictureOf = (bytes: Buffer) => ({ status: 200, body: JSON.stringify({ images: [bytes.toString('base64')] }) })
const square = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'grey' } })
  .png()
  .toBuffer()
const wasRetried = ({ logs }: Job) => logs.some(({ level }) => level === 'warning')

describe('a server without an image service', () => {
  it.runIf(process.env['LONG'])('[GEN-13] paints the picture itself and shows it', async () => {
    const { gameMaster, crashes, paint } = await openServer('atelier')
    expect(await paint(hasEnded)).toMatchObject({ status: 'completed', result: { entityId: BELL } })
    const { image } = await answerOf(gameMaster, 'getEntity', { id: BELL })
    expect([image?.width, image?.height, crashes]).toEqual([1024, 1024, []])
  })

  it('[GEN-8] names its painter', async () => {
    const { testServer } = await openServer('atelier')
    const cookie = await testServer.signIn({ role: 'gameMaster' })
    const { statusCode, body } = await testServer.app.inject({ url: '/api/images/health', headers: { cookie } })
    expect([statusCode, JSON.parse(body)]).toMatchObject([200, { service: 'images', painter: 'atelier' }])
  })

  it('[GEN-6] reports why a painter refuses permanently', async () => {
    const { paint } = await openWith({ status: 422, body: '{}' })
    const error = expect.stringMatching(/does not accept the request/) as string
    expect(await paint(hasEnded)).toMatchObject({ status: 'failed', error })
  })

  it.each([
    ['a painter that fails', { status: 503, body: '{}' }, /failed \(HTTP 503\)/],
    ['a painter that cannot be reached', 'hangUp', /cannot be reached/],
    ['a picture that is incomplete', pictureOf(square.subarray(0, 40)), /The picture from the image service/],
  ] as const)('[GEN-6] tries again after %s', async (_what, answer, why) => {
    const { service, gameMaster, paint } = await openWith(answer)
    const { id, logs } = await paint(wasRetried)
    expect(logs.at(-1)?.message).toMatch(why)
    service.answer = pictureOf(square)
    expect(await waitForJob(gameMaster, id, hasEnded)).toMatchObject({ status: 'completed' })
  })

  it('[GEN-13] starts over if it is stopped while it paints', async () => {
    const { service, testServer, paint } = await openWith(null)
    const { id } = await paint(({ status }) => status === 'running')
    await expect.poll(() => service.heard.length).toBe(1)
    await testServer.app.close()
    const record = await findJob(testServer.services.store.records(testServer.services.campaignId), id)
    expect(record).toMatchObject({ job: { status: 'running' }, task: { attempts: 0, holder: null } })
  })
})
