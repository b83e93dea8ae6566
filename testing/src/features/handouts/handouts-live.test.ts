import type { LiveChange } from '@waybook/contract'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { CAMPAIGN_ID } from '../../world/test-server.ts'
import { connect, listening, upTo, welcomed, type LiveClient } from '../live/live-client.ts'
import { GATE, KESSA, STAIR, ZEBULON } from '../table/table-campaign.ts'
import { campaignCall, openTableHarness, type CampaignCall, type Table } from '../table/table-harness.ts'

describe.each(engines)('handouts, live on $name', ({ take }) => {
  let table: Table
  let address: string
  let ask: CampaignCall
  beforeEach(async () => {
    const database = await take?.()
    table = await openTableHarness(database?.url)
    if (database) onTestFinished(database.release)
    address = await listening(table.testServer)
    ask = campaignCall(table.gameMaster)
  })

  const newest = async () => await table.testServer.services.store.records(CAMPAIGN_ID).changes.newest()

  async function join(who: 'gameMaster' | 'kessa' | 'odo', since: number): Promise<LiveClient> {
    const client = await connect(address, { cookie: await table.cookieOf(who), since })
    await client.until(welcomed)
    return client
  }

  async function changesTo({ until }: LiveClient, since: number): Promise<(LiveChange | undefined)[]> {
    const messages = await until(upTo(await newest()))
    return messages.flatMap((one) => (one.type === 'change' && one.seq > since ? [one.change] : []))
  }

  const shown = (handoutId: string | null) => ({ kind: 'handout', handoutId })

  it('[HAND-10] those to whom it is shown are told its id, and who saw the one before that there is none', async () => {
    const since = await newest()
    const [bram, kessa, odo] = [await join('gameMaster', since), await join('kessa', since), await join('odo', since)]
    const all = (await ask('showHandout', { entityId: ZEBULON, what: 'picture', audience: 'everyone' })).handout.id
    const some = (await ask('showHandout', { entityId: ZEBULON, what: 'picture', audience: [KESSA] })).handout.id
    await ask('hideHandout', {})
    expect(await changesTo(bram, since)).toEqual([shown(all), shown(some), shown(null)])
    expect(await changesTo(kessa, since)).toEqual([shown(all), shown(some), shown(null)])
    expect(await changesTo(odo, since)).toEqual([shown(all), shown(null), undefined])
    const told = [kessa, odo].map(({ recording }) => recording.join('\n')).join('\n')
    expect(told).not.toMatch(/zebulon|quarrel/i)
  })

  it('[HAND-10] whoever was not connected is told when they connect', async () => {
    const since = await newest()
    const { id } = (await ask('showHandout', { entityId: GATE, what: 'picture', audience: [KESSA] })).handout
    expect(await changesTo(await join('kessa', since), since)).toEqual([shown(id)])
    expect(await changesTo(await join('odo', since), since)).toEqual([undefined])
  })

  it('[HAND-11] players are told when fog closes the picture that is shown to them, and opens it again', async () => {
    const { id } = (await ask('showHandout', { entityId: GATE, what: 'picture', audience: [KESSA] })).handout
    const since = await newest()
    const [kessa, odo] = [await join('kessa', since), await join('odo', since)]
    await ask('changeFog', { sceneId: GATE, op: 'cover', shape: 'all' })
    await ask('undoFog', { sceneId: GATE })
    const handouts = (changes: readonly (LiveChange | undefined)[]) => changes.filter((one) => one?.kind === 'handout')
    expect(handouts(await changesTo(kessa, since))).toEqual([shown(null), shown(id)])
    expect(handouts(await changesTo(odo, since))).toEqual([])
  })

  it('[HAND-11] fog on another scene tells nobody anything of it', async () => {
    await ask('showHandout', { entityId: GATE, what: 'picture', audience: 'everyone' })
    const since = await newest()
    const kessa = await join('kessa', since)
    await ask('changeFog', { sceneId: STAIR, op: 'cover', shape: 'all' })
    expect((await changesTo(kessa, since)).filter(Boolean)).toEqual([])
  })
})
