import type { LiveChange, LiveMessage } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { beforeEach, describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { campaignOfEach } from '../../world/open-campaign.ts'
import { CAMPAIGN_ID } from '../../world/test-server.ts'
import { type LiveClient, joinAs, changesTo } from '../live/live-client.ts'
import { GATE, KESSA, ODO, tableCampaign } from '../table/table-campaign.ts'
import { addToken, tableUsers } from '../table/table-harness.ts'
import { mapFor } from './tiles.ts'

/** Unique positions: one in the left half, and one in the right half, which is under fog. */
const [LEFT, RIGHT] = [
  { x: 21.25, y: 40.5 },
  { x: 81.75, y: 41.5 },
]
const half = (from: number) => [
  { x: from, y: 0 },
  { x: from + 50, y: 100 },
]

describe.each(engines)('fog, live on $name', ({ take }) => {
  const table = campaignOfEach(tableCampaign, tableUsers, { take })
  const ask = table.gameMaster
  beforeEach(async () => {
    await ask('setActiveScene', { sceneId: GATE })
    await ask('changeFog', { sceneId: GATE, op: 'cover', shape: 'rect', points: half(50) })
  })

  const newest = async () => await newestSeq(table.records())

  const kinds = (changes: readonly (LiveChange | undefined)[]) => changes.map((change) => change?.kind)
  const tokensOf = async (who: 'gameMaster' | 'kessa' | 'odo') => {
    const body = await table[who]('getTokens', { campaignId: CAMPAIGN_ID, sceneId: GATE })
    return JSON.stringify(body)
  }

  it('[FOG-20] a token under fog is in no answer and no frame that a player gets, except their own', async () => {
    const since = await newest()
    const [bram, kessa, odo] = [
      await joinAs(table, table.gameMaster, { since }),
      await joinAs(table, table.kessa, { since }),
      await joinAs(table, table.odo, { since }),
    ]
    const { id: tokenId } = await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA, position: RIGHT })
    await ask('updateToken', { tokenId, position: { ...RIGHT, y: 71.5 } })
    await ask('updateToken', { tokenId, visible: false })
    await ask('updateToken', { tokenId, visible: true, position: RIGHT })
    const late = await joinAs(table, table.odo, { since })
    expect(kinds(await changesTo(table, bram, since))).toEqual([
      'token',
      'tokenChanged',
      'tokenChanged',
      'tokenChanged',
    ])
    expect(kinds(await changesTo(table, kessa, since))).toEqual(['token', 'tokenChanged', 'tokenRemoved', 'token'])
    for (const client of [odo, late]) {
      expect(await changesTo(table, client, since)).toEqual([undefined, undefined, undefined, undefined])
      const received = client.transcript.join('\n') + (await tokensOf('odo'))
      expect([tokenId, KESSA, 'Kessa', '81.75', '71.5'].filter((secret) => received.includes(secret))).toEqual([])
    }
    expect(await tokensOf('kessa')).toContain(tokenId)
    expect(await tokensOf('gameMaster')).toContain(tokenId)
  })

  it('[FOG-21] a token that moves under fog is removed for players, and appears where it comes out', async () => {
    const { id: tokenId } = await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA, position: LEFT })
    const since = await newest()
    const odo = await joinAs(table, table.odo, { since })
    await ask('updateToken', { tokenId, position: RIGHT })
    await ask('updateToken', { tokenId, position: { ...RIGHT, y: 90 } })
    await ask('updateToken', { tokenId, position: LEFT })
    expect(await changesTo(table, odo, since)).toMatchObject([
      { kind: 'tokenRemoved', sceneId: GATE, tokenId },
      undefined,
      { kind: 'token', token: { id: tokenId, name: 'Kessa Vane', position: LEFT } },
    ])
    expect(odo.transcript.join('\n')).not.toContain('81.75')
  })

  it('[FOG-22] a token that the fog reveals or covers appears or is removed, with a new version', async () => {
    const { id: tokenId } = await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA, position: RIGHT })
    const since = await newest()
    const [bram, odo] = [await joinAs(table, table.gameMaster, { since }), await joinAs(table, table.odo, { since })]
    const covered = (await mapFor(table, 'gameMaster', GATE))?.version
    await ask('changeFog', { sceneId: GATE, op: 'reveal', shape: 'brush', points: [RIGHT], radius: 3 })
    const [fog, token] = await changesTo(table, odo, since)
    expect([fog, token]).toMatchObject([
      { kind: 'fog', sceneId: GATE, version: since + 1 },
      { kind: 'token', token: { id: tokenId, position: RIGHT, version: since + 2 } },
    ])
    await ask('undoFog', { sceneId: GATE })
    expect(kinds(await changesTo(table, odo, since))).toEqual(['fog', 'token', 'fog', 'tokenRemoved'])
    const received = await changesTo(table, bram, since)
    expect(received).toMatchObject([
      { kind: 'fogOp', version: since + 1, after: covered, operation: { op: 'reveal', shape: 'brush' } },
      { kind: 'tokenChanged', tokenId, version: since + 2 },
      { kind: 'fogOp', version: since + 3, after: since + 1 },
      { kind: 'tokenChanged', tokenId, version: since + 4 },
    ])
    const mask = (await mapFor(table, 'gameMaster', GATE))?.fog?.mask
    expect(received[2]).toMatchObject({ mask })
    expect((await ask('updateToken', { tokenId, position: LEFT, version: since + 4 })).success).toBe(true)
  })

  it('[FOG-22] the fog’s changes of tokens are not in the history of the table', async () => {
    const { id: tokenId } = await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA, position: LEFT })
    await ask('updateToken', { tokenId, position: RIGHT })
    await ask('changeFog', { sceneId: GATE, op: 'reveal', shape: 'all' })
    expect(await ask('undoTable', {})).toMatchObject({ undone: { did: 'movedToken' } })
  })

  it('[FOG-23] players receive the changed tiles, with keys for those that are not covered', async () => {
    const since = await newest()
    const odo = await joinAs(table, table.odo, { since })
    await ask('changeFog', { sceneId: GATE, op: 'cover', shape: 'rect', points: half(0) })
    await ask('changeFog', { sceneId: GATE, op: 'reveal', shape: 'brush', points: [{ x: 10, y: 10 }], radius: 1 })
    const [, change] = await changesTo(table, odo, since)
    if (change?.kind !== 'fog') throw new Error('No fog was sent')
    expect(change.tiles.map(([id]) => id)).toEqual(['0-0-0', '1-0-0', '2-0-0'])
    expect(change.tiles).toEqual((await mapFor(table, 'odo', GATE))?.tiles)
  })

  it('[FOG-24] a drag across the fog sends players the open positions only', async () => {
    const { id: tokenId, version } = await addToken(table.gameMaster, {
      sceneId: GATE,
      characterId: KESSA,
      position: LEFT,
    })
    const since = await newest()
    const clients = [
      await joinAs(table, table.gameMaster, { since }),
      await joinAs(table, table.kessa, { since }),
      await joinAs(table, table.odo, { since }),
    ]
    const [bram] = clients
    const path = [40, 49.5, 50.5, 60, 49, 30].map((x) => ({ x, y: 50 }))
    for (const position of path) bram?.socket.send(JSON.stringify({ type: 'drag', tokenId, position, version }))
    const draggedTo = async ({ until }: LiveClient) => {
      const isLast = (message: LiveMessage) => message.type === 'drag' && message.position.x === 30
      const messages = await until((all) => all.some(isLast))
      return messages.flatMap((one) => (one.type === 'drag' ? [one.position.x] : []))
    }
    const [, kessa, odo] = clients
    expect(kessa && (await draggedTo(kessa))).toEqual([40, 49.5, 50.5, 60, 49, 30])
    expect(odo && (await draggedTo(odo))).toEqual([40, 49.5, 49, 30])
  })

  it('[FOG-24] a drag that begins under fog is sent only to viewers who have the token', async () => {
    const { id, version } = await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA, position: RIGHT })
    const other = await addToken(table.gameMaster, { sceneId: GATE, characterId: ODO, position: LEFT })
    const since = await newest()
    const [bram, odo] = [await joinAs(table, table.gameMaster, { since }), await joinAs(table, table.odo, { since })]
    const drag = (tokenId: string, x: number, known: number) =>
      bram.socket.send(JSON.stringify({ type: 'drag', tokenId, position: { x, y: 50 }, version: known }))
    drag(id, 40, version)
    drag(other.id, 45, other.version)
    const messages = await odo.until((all) => all.some(({ type }) => type === 'drag'))
    expect(messages.filter(({ type }) => type === 'drag')).toMatchObject([{ tokenId: other.id }])
  })
})
