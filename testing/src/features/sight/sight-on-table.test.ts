import type { LiveChange } from '@waybook/contract'
import { describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { mapFor } from '../fog/tiles.ts'
import { changesTo, joinAs } from '../live/live-client.ts'
import { GATE } from '../table/table-campaign.ts'
import { door, twoRooms } from './two-rooms.ts'

describe.each(engines)('sight on the table, on $name', ({ take }) => {
  const { table, ids, newest, setDoor, tilesOf, tokensOf } = twoRooms(take)
  const ask = table.gameMaster
  const kinds = (changes: readonly (LiveChange | undefined)[]) => changes.map((change) => change?.kind)

  it('[SIGHT-60] players have what their tokens see: tiles, tokens and doors', async () => {
    expect(await tilesOf('kessa')).not.toContain('0-2-0')
    expect(await tilesOf('kessa')).toContain('0-0-0')
    expect(await tokensOf('kessa')).toEqual([ids.kessa])
    expect(await tokensOf('odo')).toEqual([ids.kessa, ids.odo].toSorted())
    const map = await mapFor(table, 'kessa', GATE)
    expect(map?.sight?.doors).toEqual([{ id: ids.door, from: door.from, to: door.to, open: false }])
    expect(map?.fog).toBe(null)
    expect(await mapFor(table, 'gameMaster', GATE)).toMatchObject({ sight: null, tiles: null })
  })

  it('[SIGHT-61] a door that opens shows what is behind it, live, and what was seen stays without its tokens', async () => {
    const since = await newest()
    const player = await joinAs(table, table.kessa, { since })
    await setDoor('open')
    const opened = await changesTo(table, player, since)
    expect(kinds(opened)).toEqual([undefined, 'token', 'sight'])
    expect(opened[2]).toMatchObject({ doors: [{ id: ids.door, open: true }] })
    expect(await tilesOf('kessa')).toContain('0-2-0')
    const between = await newest()
    await setDoor('closed')
    expect(kinds(await changesTo(table, player, since)).slice(3)).toEqual([undefined, 'tokenRemoved', 'sight'])
    expect(await newest()).toBe(between + 3)
    expect(await tilesOf('kessa')).toContain('0-2-0')
    await ask('forgetSeen', { sceneId: GATE })
    expect(await tilesOf('kessa')).not.toContain('0-2-0')
  })

  it('[SIGHT-62] a token that moves where nobody sees it any more is never judged by what was seen before', async () => {
    await setDoor('open')
    const since = await newest()
    const player = await joinAs(table, table.kessa, { since })
    const behind = { x: 70.25, y: 50 }
    const changes = [
      { tokenId: ids.odo, position: behind },
      { tokenId: ids.kessa, position: { x: 25, y: 5 } },
    ]
    await ask('updateTokens', { changes })
    expect(kinds(await changesTo(table, player, since))).toEqual(['tokenRemoved', 'tokenChanged', 'sight'])
    expect(player.transcript.join('\n')).not.toContain('70.25')
    // A page that opens later receives the same.
    const late = await joinAs(table, table.kessa, { since })
    expect(kinds(await changesTo(table, late, since))).toEqual(['tokenRemoved', 'tokenChanged', 'sight'])
  })

  it('[SIGHT-65] the hand reveals and covers above sight, and leaves cells to it again', async () => {
    const all = { sceneId: GATE, shape: 'all' } as const
    await ask('changeFog', { ...all, op: 'reveal' })
    expect(await tokensOf('kessa')).toEqual([ids.kessa, ids.odo].toSorted())
    await ask('changeFog', { ...all, op: 'cover' })
    expect([await tokensOf('kessa'), await tilesOf('kessa')]).toEqual([[ids.kessa], []])
    await ask('undoFog', { sceneId: GATE })
    expect(await tokensOf('kessa')).toEqual([ids.kessa, ids.odo].toSorted())
    await ask('changeFog', { ...all, op: 'release' })
    expect(await tokensOf('kessa')).toEqual([ids.kessa])
    expect(await tilesOf('kessa')).toContain('0-0-0')
  })
})
