import {
  displayAddress,
  playingSoundAddress,
  SOUNDS_PATH,
  UPLOAD_NAME_HEADER,
  type PlayingSound,
  type Sound,
} from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { readCampaignSources } from '@waybook/server/features/campaign/read-sources.ts'
import { describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { campaignOfEach } from '../../world/open-campaign.ts'
import { CAMPAIGN_ID, ORIGIN } from '../../world/test-server.ts'
import { waveOf } from '../../world/wave-of.ts'
import { changesTo, joinAs } from '../live/live-client.ts'
import { GATE, KESSA, STAIR, tableCampaign } from '../table/table-campaign.ts'
import { tableUsers } from '../table/table-harness.ts'

const campaignId = CAMPAIGN_ID
const changed = { kind: 'sounds' }

describe.each(engines)('sounds on $name', ({ take }) => {
  const table = campaignOfEach(tableCampaign, tableUsers, { take })
  const { gameMaster, kessa, odo } = table

  async function upload(name: string, payload: Buffer, member = gameMaster) {
    const headers = { cookie: await member.cookie(), origin: ORIGIN, [UPLOAD_NAME_HEADER]: encodeURIComponent(name) }
    return await table.testServer.app.inject({ method: 'POST', url: SOUNDS_PATH, payload, headers })
  }
  const add = async (name: string, seconds = 60) => (await upload(name, waveOf(seconds))).json<{ sound: Sound }>().sound
  const get = async (url: string, member = kessa, headers: Readonly<Record<string, string>> = {}) =>
    await table.testServer.app.inject({ method: 'GET', url, headers: { cookie: await member.cookie(), ...headers } })
  const play = async (soundId: string, more: object = {}) =>
    (await gameMaster('playSound', { campaignId, soundId, use: 'music', ...more })).playing
  const heard = async (member = kessa) => (await member('getPlayingSounds', { campaignId })).playing
  const soundIds = async () => (await heard(gameMaster)).map(({ soundId }) => soundId)
  const show = async (sceneId: string | null) => await gameMaster('setActiveScene', { campaignId, sceneId })

  it('[SOUND-2] [SOUND-5] only game masters upload, list and preview sounds, and only sounds', async () => {
    const rain = await add('Rain on reeds.wav')
    expect(rain).toMatchObject({ name: 'Rain on reeds', seconds: 60, format: 'WAV', isAdded: true })
    expect((await upload('rain.mp3', Buffer.from('<html>'))).statusCode).toBe(400)
    expect((await upload('rain.wav', waveOf(1), kessa)).statusCode).toBe(403)
    expect(await kessa.status('getSounds', { campaignId })).toBe(403)
    const url = `${SOUNDS_PATH}/${rain.id}`
    expect([(await get(url, gameMaster)).statusCode, (await get(url)).statusCode]).toEqual([200, 404])
  })

  it('[SOUND-3] [SOUND-4] the same file is one sound, keeps its name, and an export has it', async () => {
    const { id } = await add('Rain.wav', 2)
    await gameMaster('updateSound', { campaignId, soundId: id, name: 'Storm', caption: 'It pours', volume: 30 })
    await add('Other name.wav', 2)
    const { sounds } = await gameMaster('getSounds', { campaignId })
    expect(sounds).toEqual([expect.objectContaining({ id, name: 'Storm', caption: 'It pours', volume: 30 })])
    expect((await readCampaignSources(table.records()))?.kept?.map(({ path }) => path)).toEqual(['sounds/Rain.wav'])
    await gameMaster('removeSound', { campaignId, soundId: id })
    expect((await gameMaster('getSounds', { campaignId })).sounds).toEqual([])
  })

  it('[SOUND-12] [SOUND-14] the bytes have an address while they play, for the audience only', async () => {
    const { id } = await add('Rain.wav', 60)
    const first = await play(id, { audience: [KESSA] })
    const url = playingSoundAddress(first.id)
    const part = await get(url, kessa, { range: 'bytes=0-3' })
    expect([part.statusCode, part.body, part.headers['content-type']]).toEqual([206, 'RIFF', 'audio/wav'])
    expect([part.headers['content-range'], part.headers['cache-control']]).toEqual(['bytes 0-3/480044', 'no-store'])
    expect([(await get(url)).statusCode, (await get(url, odo)).statusCode]).toEqual([200, 404])
    expect((await get(displayAddress(url), gameMaster)).statusCode).toBe(401)
    await gameMaster('stopSounds', { campaignId })
    expect((await get(url)).statusCode).toBe(404)
  })

  it('[SOUND-10] [SOUND-15] music replaces music, sounds play over it, and Stop all ends everything', async () => {
    const [rain, song] = [await add('Rain.wav', 60), await add('Song.wav', 61)]
    await play(rain.id)
    await play(song.id)
    await play(rain.id, { use: 'sound' })
    expect((await heard()).map(({ use, loop, volume }) => [use, loop, volume])).toEqual([
      ['music', true, 70],
      ['sound', false, 70],
    ])
    for (let more = 0; more < 6; more += 1) await play(song.id, { use: 'sound' })
    expect((await heard()).filter(({ use }) => use === 'sound')).toHaveLength(6)
    expect(await soundIds()).not.toContain(rain.id)
    expect((await gameMaster('stopSounds', { campaignId })).stopped).toBe(7)
    expect(await heard()).toEqual<PlayingSound[]>([])
  })

  it('[SOUND-11] a scene’s music begins and ends with it; music by hand goes on', async () => {
    const [rain, song] = [await add('Rain.wav', 60), await add('Song.wav', 61)]
    await gameMaster('setSceneMusic', { campaignId, sceneId: GATE, soundId: rain.id })
    await show(GATE)
    expect([await soundIds(), JSON.stringify(await heard()).includes('scenes/')]).toEqual([[rain.id], false])
    await show(STAIR)
    expect(await soundIds()).toEqual([])
    await gameMaster('undoTable', { campaignId })
    expect(await soundIds()).toEqual([rain.id])
    await play(song.id)
    await show(STAIR)
    expect(await soundIds()).toEqual([song.id])
    await show(GATE)
    expect(await soundIds()).toEqual([rain.id])
    const [before] = await heard()
    await gameMaster('setSceneMusic', { campaignId, sceneId: STAIR, soundId: rain.id })
    await show(STAIR)
    expect((await heard()).map(({ id }) => id)).toEqual([before?.id])
    await gameMaster('setSceneMusic', { campaignId, sceneId: STAIR, soundId: null })
    expect(await soundIds()).toEqual([])
  })

  it('[SOUND-13] only those who hear a change are notified', async () => {
    const { id } = await add('Rain.wav', 60)
    const since = await newestSeq(table.records())
    const clients = [await joinAs(table, kessa, { since }), await joinAs(table, odo, { since })] as const
    const playing = await play(id, { audience: [KESSA] })
    await gameMaster('changePlayingSound', { campaignId, playingId: playing.id, volume: 10 })
    await gameMaster('updateSound', { campaignId, soundId: id, name: 'Storm' })
    await gameMaster('stopSounds', { campaignId, playingId: playing.id })
    expect(await changesTo(table, clients[0], since)).toEqual([changed, changed, undefined, changed])
    expect(await changesTo(table, clients[1], since)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('[SOUND-16] the log names what was played', async () => {
    const { id } = await add('Rain.wav', 60)
    await play(id)
    const { entries } = await gameMaster('getLog', {})
    expect(entries.map(({ did, detail }) => `${did} ${detail}`)).toContain('soundPlayed Rain')
  })
})
