import type { LiveChange } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { beforeEach, describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { campaignOfEach } from '../../world/open-campaign.ts'
import { joinAs, changesTo } from '../live/live-client.ts'
import { GATE, KESSA, STAIR, ZEBULON, tableCampaign } from '../table/table-campaign.ts'
import { tableUsers } from '../table/table-harness.ts'

describe.each(engines)('handouts, live on $name', ({ take }) => {
  const table = campaignOfEach(tableCampaign, tableUsers, { take })
  const ask = table.gameMaster
  beforeEach(async () => {})

  const newest = async () => await newestSeq(table.records())

  const shown = (handoutId: string | null) => ({ kind: 'handout', handoutId })

  it('[HAND-10] its audience receives its id, and the previous handout’s audience that there is none', async () => {
    const since = await newest()
    const [bram, kessa, odo] = [
      await joinAs(table, table.gameMaster, { since }),
      await joinAs(table, table.kessa, { since }),
      await joinAs(table, table.odo, { since }),
    ]
    const all = (await ask('showHandout', { entityId: ZEBULON, what: 'picture', audience: 'everyone' })).handout.id
    const some = (await ask('showHandout', { entityId: ZEBULON, what: 'picture', audience: [KESSA] })).handout.id
    await ask('hideHandout', {})
    expect(await changesTo(table, bram, since)).toEqual([shown(all), shown(some), shown(null)])
    expect(await changesTo(table, kessa, since)).toEqual([shown(all), shown(some), shown(null)])
    expect(await changesTo(table, odo, since)).toEqual([shown(all), shown(null), undefined])
    const received = [kessa, odo].map(({ recording }) => recording.join('\n')).join('\n')
    expect(received).not.toMatch(/zebulon|quarrel/i)
  })

  it('[HAND-10] a viewer who was not connected receives it on connecting', async () => {
    const since = await newest()
    const { id } = (await ask('showHandout', { entityId: GATE, what: 'picture', audience: [KESSA] })).handout
    expect(await changesTo(table, await joinAs(table, table.kessa, { since }), since)).toEqual([shown(id)])
    expect(await changesTo(table, await joinAs(table, table.odo, { since }), since)).toEqual([undefined])
  })

  it('[HAND-11] players are notified when fog closes the shown picture, and when it opens it again', async () => {
    const { id } = (await ask('showHandout', { entityId: GATE, what: 'picture', audience: [KESSA] })).handout
    const since = await newest()
    const [kessa, odo] = [await joinAs(table, table.kessa, { since }), await joinAs(table, table.odo, { since })]
    await ask('changeFog', { sceneId: GATE, op: 'cover', shape: 'all' })
    await ask('undoFog', { sceneId: GATE })
    const handouts = (changes: readonly (LiveChange | undefined)[]) => changes.filter((one) => one?.kind === 'handout')
    expect(handouts(await changesTo(table, kessa, since))).toEqual([shown(null), shown(id)])
    expect(handouts(await changesTo(table, odo, since))).toEqual([])
  })

  it('[HAND-11] fog on another scene notifies nobody of it', async () => {
    await ask('showHandout', { entityId: GATE, what: 'picture', audience: 'everyone' })
    const since = await newest()
    const kessa = await joinAs(table, table.kessa, { since })
    await ask('changeFog', { sceneId: STAIR, op: 'cover', shape: 'all' })
    expect((await changesTo(table, kessa, since)).filter(Boolean)).toEqual([])
  })
})
