import { hasEnded } from '@waybook/contract'
import { readCards } from '@waybook/server/features/entities/cards.ts'
import { setPicture } from '@waybook/server/features/pictures/set-picture.ts'
import { beforeEach, describe, expect, it } from 'vitest'

import { pngOf } from '../../world/png-of.ts'
import { CAMPAIGN_ID } from '../../world/test-server.ts'
import { connect, welcomed } from '../live/live-client.ts'
import {
  answerOf,
  openImageHarness,
  BELL,
  GATE,
  HIDDEN,
  waitForJob,
  KESSA,
  KNIFE,
  type ImageHarness,
} from './image-harness.ts'
import { deliver, noPicture } from './painter.ts'

let harness: ImageHarness
beforeEach(async () => {
  harness = await openImageHarness()
})

const generate = async (by: 'gameMaster' | 'kessa' | 'odo', params: object) =>
  (await answerOf(harness[by], 'generateImage', params)).jobId
const imageOf = async (id: string) => (await answerOf(harness.gameMaster, 'getEntity', { id })).image
const isPainting = ({ logs }: { logs: readonly { message: string }[] }) =>
  logs.some(({ message }) => message === 'The image service is painting')

describe('generating an image', () => {
  it('[GEN-1] orders the image, waits, and shows it when it is delivered', async () => {
    const jobId = await generate('kessa', { entityId: BELL, style: 'sketch' })
    expect(await waitForJob(harness.kessa, jobId, isPainting)).toMatchObject({
      status: 'running',
      title: 'Image of Tide bell',
    })
    expect(harness.painter.orders).toMatchObject([
      { reference: jobId, entityId: BELL, style: 'sketch', perspective: null },
    ])
    expect([await imageOf(BELL), await deliver(harness.testServer, { reference: jobId, body: pngOf(7) })]).toEqual([
      null,
      200,
    ])
    expect(await imageOf(BELL)).toMatchObject({ width: 24, height: 24 })
    const { job } = await answerOf(harness.kessa, 'getJob', { jobId })
    expect(job).toMatchObject({ status: 'completed', result: { entityId: BELL } })
  })

  it('[GEN-7] a repeated delivery, or one for an ended job, is acknowledged and changes nothing', async () => {
    const jobId = await generate('gameMaster', { entityId: BELL })
    await harness.painter.ordered(1)
    const both = [pngOf(7), pngOf(7), pngOf(200)].map(
      async (body) => await deliver(harness.testServer, { reference: jobId, body }),
    )
    expect(await Promise.all(both)).toEqual([200, 200, 200])
    const first = await imageOf(BELL)
    expect(await deliver(harness.testServer, { reference: jobId, body: pngOf(100) })).toBe(200)
    expect(await imageOf(BELL)).toEqual(first)
  })

  it('[GEN-1] a second request while the image is in progress returns the same job', async () => {
    const jobId = await generate('kessa', { entityId: BELL })
    expect(await generate('gameMaster', { entityId: BELL, style: 'cartoon' })).toBe(jobId)
    expect(await generate('kessa', { entityId: GATE })).not.toBe(jobId)
  })

  it('[GEN-1] a second player who requests the same picture can follow its job to the end and gets the picture', async () => {
    const jobId = await generate('kessa', { entityId: BELL })
    expect((await harness.odo('getJob', { jobId })).status).toBe(404)
    const address = await harness.testServer.app.listen({ port: 0, host: '127.0.0.1' })
    const odo = await connect(address, { cookie: harness.cookies.odo, since: null })
    await odo.until(welcomed)
    expect(await generate('odo', { entityId: BELL })).toBe(jobId)
    await harness.painter.ordered(1)
    await deliver(harness.testServer, { reference: jobId, body: pngOf(7) })
    await odo.until((message) => JSON.stringify(message).includes('"status":"completed"'))
    expect((await answerOf(harness.odo, 'getJob', { jobId })).job).toMatchObject({ status: 'completed' })
    const other = await generate('gameMaster', { entityId: GATE })
    expect((await harness.odo('getJob', { jobId: other })).status).toBe(404)
  })

  it('[GEN-10] players may do so only for an entity that they see without a picture, and without their own prompt', async () => {
    const refusals = [{ entityId: KNIFE }, { entityId: HIDDEN }, { entityId: BELL, prompt: 'a bell' }].map(
      async (params) => (await harness.kessa('generateImage', params)).body,
    )
    expect(await Promise.all(refusals)).toMatchObject([
      { error: 'Wick knife has a picture already', id: 'conflict' },
      { error: 'Not found', id: 'not-found' },
      { error: 'Only the game master may choose the prompt', id: 'not-allowed' },
    ])
    await generate('gameMaster', { entityId: KNIFE, prompt: 'a knife' })
    await generate('gameMaster', { entityId: HIDDEN })
    const orders = await harness.painter.ordered(2)
    expect(orders.map(({ prompt }) => prompt).toSorted()[1]).toBe('a knife')
  })

  it('[GEN-10] a player’s picture does not replace one that was set during painting', async () => {
    const jobId = await generate('kessa', { entityId: BELL })
    await harness.painter.ordered(1)
    await harness.testServer.services.store.records(CAMPAIGN_ID).transaction({ actor: 'gm' }, async (write) => {
      const [card] = await readCards(write, [KNIFE], { everything: true })
      if (card?.picture) await setPicture(write, BELL, card.picture)
    })
    await deliver(harness.testServer, { reference: jobId, body: pngOf(7) })
    const error = 'Tide bell got another picture in the meantime'
    expect(await waitForJob(harness.kessa, jobId, hasEnded)).toMatchObject({ status: 'failed', error })
  })

  it('[GEN-11] the prompt of a player’s order contains no name that they may not know', async () => {
    await generate('kessa', { entityId: BELL })
    const [byPlayer] = await harness.painter.ordered(1)
    expect(byPlayer?.prompt).not.toContain('Quicksilver')
    const { prompt } = await answerOf(harness.gameMaster, 'getImagePrompt', { entityId: BELL })
    expect(prompt).toContain('Item "Tide bell". Cast for Quicksilver Bell.')
    expect((await harness.kessa('getImagePrompt', { entityId: BELL })).status).toBe(403)
  })

  it('[GEN-4] only scenes have a perspective', async () => {
    await generate('gameMaster', { entityId: GATE })
    expect(await harness.painter.ordered(1)).toMatchObject([{ style: 'fantasy', perspective: 'battlemap' }])
    expect(await harness.gameMaster('generateImage', { entityId: KESSA, perspective: 'wide' })).toMatchObject({
      status: 400,
    })
  })

  it('[GEN-6] if the service cannot paint, the job fails with its reason or the picture is ordered again', async () => {
    const [refused, again] = [
      await generate('gameMaster', { entityId: BELL }),
      await generate('gameMaster', { entityId: GATE }),
    ]
    for (const jobId of [refused, again]) await waitForJob(harness.gameMaster, jobId, isPainting)
    await deliver(harness.testServer, { reference: refused, ...noPicture('The prompt was refused', false) })
    await deliver(harness.testServer, { reference: again, ...noPicture('The model is busy', true) })
    const ended = await waitForJob(harness.gameMaster, refused, hasEnded)
    expect(ended).toMatchObject({ status: 'failed', error: 'The prompt was refused' })
    const orders = await harness.painter.ordered(3)
    expect(orders[2]).toMatchObject({ reference: again })
    await deliver(harness.testServer, { reference: again, body: pngOf(7) })
    expect(await waitForJob(harness.gameMaster, again, hasEnded)).toMatchObject({ status: 'completed' })
  })

  it('[GEN-6] a delivery that is not a picture is ordered again', async () => {
    const jobId = await generate('gameMaster', { entityId: BELL })
    await waitForJob(harness.gameMaster, jobId, isPainting)
    expect(await deliver(harness.testServer, { reference: jobId, body: Buffer.from('no picture') })).toBe(200)
    const { logs } = await waitForJob(harness.gameMaster, jobId, (job) =>
      job.logs.some(({ level }) => level === 'warning'),
    )
    expect(logs.at(-1)?.message).toMatch(/^Attempt 1 failed: The picture from the image service is not a PNG/)
  })

  it('[GEN-6] an order that is permanently refused fails with the service’s message', async () => {
    harness.painter.refusal = { ok: false, error: 'The image service answered 400', retryable: false, afterMs: null }
    const job = await waitForJob(harness.gameMaster, await generate('gameMaster', { entityId: BELL }), hasEnded)
    expect(job).toMatchObject({ status: 'failed', error: 'The image service answered 400' })
  })

  it('[GEN-9] a delivery with a wrong signature, an old timestamp or an unknown reference, or that is too large, is refused', async () => {
    const reference = await generate('gameMaster', { entityId: BELL })
    await harness.painter.ordered(1)
    const body = pngOf(7)
    const large = Buffer.alloc(30 * 1024 * 1024 + 1)
    const tried = [
      await deliver(harness.testServer, { reference, body, key: 'a key that somebody guessed' }),
      await deliver(harness.testServer, { reference, body, timestamp: Date.now() - 301_000 }),
      await deliver(harness.testServer, { reference: 'nobody', body }),
      await deliver(harness.testServer, { reference, body: large }),
    ]
    expect([tried, await imageOf(BELL)]).toEqual([[401, 401, 410, 413], null])
  })
})

it('[GEN-12] without disk space for the picture, the request is refused before ordering', async () => {
  const { kessa, gameMaster, painter } = await openImageHarness({
    diskSpace: { freeBytes: async () => await Promise.resolve(0) },
  })
  const { status, body } = await kessa('generateImage', { entityId: BELL })
  expect([status, body]).toMatchObject([507, { id: 'disk-full' }])
  expect((await answerOf(gameMaster, 'getJobs', {})).jobs).toEqual([])
  expect(painter.orders).toEqual([])
})
