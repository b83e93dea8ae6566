import type { LiveChange } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { openCampaign } from '../../world/open-campaign.ts'
import { upTo, joinAs } from '../live/live-client.ts'
import { GATE, KESSA, LAMP, ODO, ZEBULON, tableCampaign } from './table-campaign.ts'
import { tableUsers } from './table-harness.ts'

const look = { size: 'small', visible: true } as const
const LEFT = [
  { x: 11.25, y: 20.5 },
  { x: 22.25, y: 20.5 },
]
/** Positions under fog. */
const RIGHT = [
  { x: 83.75, y: 20.5 },
  { x: 94.75, y: 20.5 },
]

describe.each(engines)('several tokens at once, live on $name', ({ take }) => {
  it('[TABLE-313] each viewer receives each token’s change separately, and nothing hidden', async () => {
    const table = await openCampaign(tableCampaign, tableUsers, { take })
    const records = table.records()
    const ask = table.gameMaster
    await ask('setActiveScene', { sceneId: GATE })
    const corners = [
      { x: 50, y: 0 },
      { x: 100, y: 100 },
    ]
    await ask('changeFog', { sceneId: GATE, op: 'cover', shape: 'rect', points: corners })
    const [bram, kessa] = [await joinAs(table, table.gameMaster), await joinAs(table, table.kessa)]

    const add = { sceneId: GATE, characterId: ODO, ...look }
    const { tokens: shown } = await ask('addTokens', { ...add, positions: [...LEFT, ...RIGHT] })
    const { tokens: hidden } = await ask('addTokens', { ...add, visible: false, positions: LEFT })
    const { tokens: unknown } = await ask('addTokens', { ...add, characterId: ZEBULON, positions: LEFT })
    const { tokens: elsewhere } = await ask('addTokens', { ...add, sceneId: LAMP, characterId: KESSA, positions: LEFT })
    const [first, , third] = shown
    await ask('updateTokens', {
      changes: [
        { tokenId: first?.id ?? '', position: RIGHT[0], facing: 45 },
        { tokenId: third?.id ?? '', position: LEFT[0], elevation: 12 },
      ],
    })
    await ask('undoTable', {})
    await ask('removeTokens', { tokenIds: [...shown, ...hidden].map(({ id }) => id) })

    const newest = await newestSeq(records)
    const received = async (client: typeof kessa): Promise<(LiveChange | undefined)[]> =>
      (await client.until(upTo(newest))).flatMap((one) => (one.type === 'change' ? [one.change] : []))
    const kinds = (changes: readonly (LiveChange | undefined)[]) => changes.map((change) => change?.kind)
    const none = (count: number) => Array.from({ length: count }, () => undefined)
    const times = (kind: LiveChange['kind'], count: number) => Array.from({ length: count }, () => kind)
    expect(kinds(await received(bram))).toEqual([
      ...times('token', 10),
      ...times('tokenChanged', 4),
      ...times('tokenRemoved', 6),
    ])
    expect(kinds(await received(kessa))).toEqual([
      ...times('token', 2),
      ...none(8),
      ...(['tokenRemoved', 'token', 'token', 'tokenRemoved'] as const),
      ...times('tokenRemoved', 2),
      ...none(4),
    ])
    const sent = kessa.transcript.join('\n')
    const fogged = shown.slice(3).map(({ id }) => id)
    const secrets = [...fogged, ...[...hidden, ...unknown, ...elsewhere].map(({ id }) => id), ZEBULON, '83.75', '94.75']
    expect(secrets.filter((secret) => sent.includes(secret))).toEqual([])
    expect(sent).not.toMatch(/"number":\d/)
  })
})
