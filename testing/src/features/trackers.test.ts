import { newestSeq } from '@waybook/server/database/change-log.ts'
import { describe, expect, it } from 'vitest'

import { engines } from '../stores/test-postgres.ts'
import { campaignOfEach } from '../world/open-campaign.ts'
import { CAMPAIGN_ID } from '../world/test-server.ts'
import { changesTo, joinAs } from './live/live-client.ts'
import { GATE, KESSA, tableCampaign, ZEBULON } from './table/table-campaign.ts'
import { tableUsers } from './table/table-harness.ts'

const campaignId = CAMPAIGN_ID

describe.each(engines)('clocks and counters on $name', ({ take }) => {
  const table = campaignOfEach(tableCampaign, tableUsers, { take })
  const { gameMaster, kessa, odo } = table

  const add = async (params: object = {}) => {
    const tide = { campaignId, kind: 'clock', name: 'High water', maximum: 6, audience: 'everyone' }
    return (await gameMaster('addTracker', { ...tide, ...params })).tracker
  }
  const tick = async (trackerId: string, by: number) =>
    (await gameMaster('tickTracker', { campaignId, trackerId, by })).tracker.value
  const namesFor = async (member: typeof kessa) =>
    (await member('getTrackers', { campaignId })).trackers.map(({ name, value }) => `${name} ${value}`)

  it('[CLOCK-1] a clock without 2 to 12 segments is refused', async () => {
    const params = { campaignId, kind: 'clock', name: 'Tide', audience: 'everyone' }
    for (const maximum of [null, 1, 13]) expect(await gameMaster.status('addTracker', { ...params, maximum })).toBe(400)
    const { id } = await add()
    expect(await gameMaster.status('updateTracker', { campaignId, trackerId: id, maximum: null })).toBe(400)
    expect((await add({ kind: 'counter', maximum: null, value: 7 })).value).toBe(7)
  })

  it('[CLOCK-2] ticks stop at both ends, two at once both count, and a smaller maximum lowers the value', async () => {
    const { id } = await add()
    expect([await tick(id, -1), await tick(id, 4), await tick(id, 9)]).toEqual([0, 4, 6])
    await tick(id, -6)
    await Promise.all([tick(id, 1), tick(id, 1)])
    expect(await namesFor(gameMaster)).toEqual(['High water 2'])
    await gameMaster('updateTracker', { campaignId, trackerId: id, value: 5 })
    expect((await gameMaster('updateTracker', { campaignId, trackerId: id, maximum: 4 })).tracker).toMatchObject({
      value: 4,
      maximum: 4,
    })
  })

  it('[CLOCK-3] each viewer gets only theirs, without the audience, and only game masters change them', async () => {
    const { id } = await add({ name: 'Secret ritual', audience: 'gameMaster' })
    await add({ name: 'For Kessa', audience: [KESSA, KESSA] })
    await add()
    expect(await namesFor(gameMaster)).toEqual(['Secret ritual 0', 'For Kessa 0', 'High water 0'])
    expect([await namesFor(kessa), await namesFor(odo)]).toEqual([['For Kessa 0', 'High water 0'], ['High water 0']])
    expect(JSON.stringify(await kessa('getTrackers', { campaignId }))).not.toMatch(/audience|characters\//)
    expect(await kessa.status('tickTracker', { campaignId, trackerId: id, by: 1 })).toBe(403)
    expect(await gameMaster.status('updateTracker', { campaignId, trackerId: id, audience: [GATE] })).toBe(404)
  })

  it('[CLOCK-4] a change notifies those who see it before or after, and nobody else', async () => {
    const since = await newestSeq(table.records())
    const clients = [await joinAs(table, kessa, { since }), await joinAs(table, odo, { since })] as const
    const { id } = await add({ audience: 'gameMaster' })
    await tick(id, 1)
    await gameMaster('updateTracker', { campaignId, trackerId: id, audience: [KESSA] })
    await gameMaster('removeTracker', { campaignId, trackerId: id })
    const changed = { kind: 'trackers' }
    expect(await changesTo(table, clients[0], since)).toEqual([undefined, undefined, changed, changed])
    expect(await changesTo(table, clients[1], since)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('[CLOCK-5] undo and redo at the table include them, and the log names them', async () => {
    const { id } = await add()
    await tick(id, 3)
    await gameMaster('removeTracker', { campaignId, trackerId: id })
    const undo = async () => (await gameMaster('undoTable', { campaignId })).undone?.did
    expect([await undo(), await namesFor(odo)]).toEqual(['removedTracker', ['High water 3']])
    expect([await undo(), await namesFor(odo)]).toEqual(['changedTracker', ['High water 0']])
    expect((await gameMaster('redoTable', { campaignId })).redone?.did).toBe('changedTracker')
    expect(await namesFor(odo)).toEqual(['High water 3'])
    const { entries } = await gameMaster('getLog', {})
    expect(entries.map(({ did, detail }) => `${did} ${detail}`)).toContain('trackerRemoved High water')
  })

  it('[CLOCK-6] an audience follows the new id of a renamed character', async () => {
    await add({ audience: [ZEBULON] })
    await gameMaster('renameEntity', { id: ZEBULON, to: 'characters/old-zeb' })
    expect((await gameMaster('getTrackers', { campaignId })).trackers[0]?.audience).toEqual(['characters/old-zeb'])
  })
})
