import { DEFAULT_SETTINGS, hasEnded, type Me } from '@waybook/contract'
import { beforeEach, describe, expect, it } from 'vitest'

import { CAMPAIGN_ID } from '../../world/test-server.ts'
import { answerOf, openImageHarness, BELL, waitForJob, type ImageHarness } from './image-harness.ts'

let harness: ImageHarness
let cookie: string
beforeEach(async () => {
  harness = await openImageHarness()
  cookie = await harness.testServer.signIn({ role: 'gameMaster' })
})

const change = async (imageGeneration: boolean) => {
  const params = { campaignId: CAMPAIGN_ID, settings: { imageGeneration } }
  return await answerOf(harness.gameMaster, 'changeSettings', params)
}
const may = async () => {
  const response = await harness.testServer.app.inject({ url: '/api/me', headers: { cookie } })
  return response.json<Me>().may
}

describe('the settings of a campaign', () => {
  it('[SET-1] can be read and changed only by the game master', async () => {
    const settings = async () => await answerOf(harness.gameMaster, 'getSettings', { campaignId: CAMPAIGN_ID })
    expect(await settings()).toEqual({ settings: DEFAULT_SETTINGS })
    const off = { ...DEFAULT_SETTINGS, imageGeneration: false }
    expect(await change(false)).toEqual({ success: true, settings: off })
    expect(await settings()).toEqual({ settings: off })
    for (const operation of ['getSettings', 'changeSettings'] as const)
      expect((await harness.kessa(operation, { campaignId: CAMPAIGN_ID, settings: {} })).status).toBe(403)
    expect((await harness.gameMaster('getSettings', { campaignId: 'another' })).status).toBe(404)
  })

  it('[SET-2] switching image generation off removes it completely until it is switched on again', async () => {
    expect(await may()).toContain('generateImage')
    await change(false)
    expect(await may()).not.toContain('generateImage')
    const off = { status: 404, body: { error: 'Image generation is switched off', id: 'generation-off' } }
    expect(await harness.gameMaster('generateImage', { entityId: BELL })).toMatchObject(off)
    expect(await harness.kessa('generateImage', { entityId: BELL })).toMatchObject(off)
    expect(await harness.gameMaster('getImagePrompt', { entityId: BELL })).toMatchObject(off)
    await change(true)
    expect([await may(), (await harness.kessa('generateImage', { entityId: BELL })).status]).toEqual([
      expect.arrayContaining(['generateImage']),
      200,
    ])
  })

  it('[SET-2] pictures that were not yet ordered are no longer ordered', async () => {
    harness.painter.refusal = { ok: false, error: 'Not up yet', retryable: true, afterMs: null }
    const { jobId } = await answerOf(harness.kessa, 'generateImage', { entityId: BELL })
    await harness.painter.ordered(1)
    await change(false)
    expect(await waitForJob(harness.kessa, jobId, hasEnded)).toMatchObject({
      error: 'Image generation is switched off',
    })
  })
})
