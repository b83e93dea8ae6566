import type { LiveChange, LiveRequest } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { beforeEach, describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { campaignOfEach } from '../../world/open-campaign.ts'
import { mapFor } from '../fog/tiles.ts'
import { changesTo, joinAs } from '../live/live-client.ts'
import { GATE, KESSA, LAMP, ODO, tableCampaign } from '../table/table-campaign.ts'
import { addToken, tableUsers } from '../table/table-harness.ts'

/** In quarter pixels of the picture, which has 1280 by 960 pixels: a wall from the top to the bottom, with a door in its middle. */
const [TOP, MIDDLE, END] = [0, 1800, 3840]
const [WALL_X, DOOR_END] = [2560, 2040]
const wall = (from: number, to: number) => ({
  kind: 'wall' as const,
  from: [WALL_X, from] as const,
  to: [WALL_X, to] as const,
})
const door = { ...wall(MIDDLE, DOOR_END), kind: 'door' as const, door: 'closed' as const }

/** Kessa stands on the left, Odo on the right, in line with the door. */
const [LEFT, RIGHT] = [
  { x: 25, y: 50 },
  { x: 75, y: 50 },
]
const blind = { sees: false, range: null, darkRange: 0, light: null }

describe.each(engines)('sight on the table, on $name', ({ take }) => {
  const table = campaignOfEach(tableCampaign, tableUsers, { take })
  const ask = table.gameMaster
  let [kessa, odo, doorId] = ['', '', '']
  beforeEach(async () => {
    await ask('setActiveScene', { sceneId: GATE })
    const add = [wall(TOP, MIDDLE), door, wall(DOOR_END, END)]
    const { walls } = await ask('changeWalls', { sceneId: GATE, add })
    doorId = walls.find(({ kind }) => kind === 'door')?.id ?? ''
    kessa = (await addToken(ask, { sceneId: GATE, characterId: KESSA, position: LEFT })).id
    odo = (await addToken(ask, { sceneId: GATE, characterId: ODO, position: RIGHT })).id
    await ask('setTokenSight', { tokenId: odo, sight: blind })
    await ask('setSight', { sceneId: GATE, change: { on: true } })
  })

  const newest = async () => await newestSeq(table.records())
  const setDoor = async (state: 'open' | 'closed') =>
    await ask('setDoor', { sceneId: GATE, wallId: doorId, door: state })
  const tilesOf = async (who: 'kessa' | 'odo') => ((await mapFor(table, who, GATE))?.tiles ?? []).map(([id]) => id)
  const tokensOf = async (who: 'kessa' | 'odo') =>
    (await table[who]('getTokens', { sceneId: GATE })).tokens.map(({ id }) => id).toSorted()
  const kinds = (changes: readonly (LiveChange | undefined)[]) => changes.map((change) => change?.kind)

  it('[SIGHT-60] players have what their tokens see: tiles, tokens and doors', async () => {
    expect(await tilesOf('kessa')).not.toContain('0-2-0')
    expect(await tilesOf('kessa')).toContain('0-0-0')
    expect(await tokensOf('kessa')).toEqual([kessa])
    expect(await tokensOf('odo')).toEqual([kessa, odo].toSorted())
    const map = await mapFor(table, 'kessa', GATE)
    expect(map?.sight?.doors).toEqual([{ id: doorId, from: door.from, to: door.to, open: false }])
    expect(map?.fog).toBe(null)
    expect(await mapFor(table, 'gameMaster', GATE)).toMatchObject({ sight: null, tiles: null })
  })

  it('[SIGHT-61] a door that opens shows what is behind it, live, and what was seen stays without its tokens', async () => {
    const since = await newest()
    const player = await joinAs(table, table.kessa, { since })
    await setDoor('open')
    const opened = await changesTo(table, player, since)
    expect(kinds(opened)).toEqual([undefined, 'token', 'sight'])
    expect(opened[2]).toMatchObject({ doors: [{ id: doorId, open: true }] })
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
      { tokenId: odo, position: behind },
      { tokenId: kessa, position: { x: 25, y: 5 } },
    ]
    await ask('updateTokens', { changes })
    expect(kinds(await changesTo(table, player, since))).toEqual(['tokenRemoved', 'tokenChanged', 'sight'])
    expect(player.transcript.join('\n')).not.toContain('70.25')
    // Who comes later is told the same.
    const late = await joinAs(table, table.kessa, { since })
    expect(kinds(await changesTo(table, late, since))).toEqual(['tokenRemoved', 'tokenChanged', 'sight'])
  })

  it('[SIGHT-63] on a scene where each player sees alone, nobody has what only another sees', async () => {
    await ask('setTokenSight', { tokenId: odo, sight: null })
    await ask('setSight', { sceneId: GATE, change: { groups: 'own' } })
    expect([await tokensOf('kessa'), await tokensOf('odo')]).toEqual([[kessa], [odo]])
    expect(await tilesOf('odo')).not.toContain('0-0-0')
    await ask('setSight', { sceneId: GATE, change: { groups: 'party' } })
    expect(await tokensOf('kessa')).toEqual([kessa, odo].toSorted())
  })

  it('[SIGHT-64] walls that are drawn or removed count at once', async () => {
    const { walls } = await ask('changeWalls', { sceneId: GATE, remove: [doorId] })
    expect(walls).toEqual([])
    expect(await tokensOf('kessa')).toEqual([kessa, odo].toSorted())
    await ask('undoWalls', { sceneId: GATE })
    expect(await tokensOf('kessa')).toEqual([kessa])
  })

  it('[SIGHT-65] the hand reveals and covers above sight, and leaves cells to it again', async () => {
    const all = { sceneId: GATE, shape: 'all' } as const
    await ask('changeFog', { ...all, op: 'reveal' })
    expect(await tokensOf('kessa')).toEqual([kessa, odo].toSorted())
    await ask('changeFog', { ...all, op: 'cover' })
    expect([await tokensOf('kessa'), await tilesOf('kessa')]).toEqual([[kessa], []])
    await ask('undoFog', { sceneId: GATE })
    expect(await tokensOf('kessa')).toEqual([kessa, odo].toSorted())
    await ask('changeFog', { ...all, op: 'release' })
    expect(await tokensOf('kessa')).toEqual([kessa])
    expect(await tilesOf('kessa')).toContain('0-0-0')
  })

  it('[SIGHT-66] hidden tokens and those of the fallen do not see, and tokens see on the active scene only', async () => {
    await ask('setSight', { sceneId: GATE, change: { memory: false } })
    await ask('updateToken', { tokenId: kessa, visible: false })
    expect(await tilesOf('kessa')).toEqual([])
    await ask('updateToken', { tokenId: kessa, visible: true })
    expect(await tilesOf('kessa')).toContain('0-0-0')
    await ask('setActiveScene', { sceneId: LAMP })
    expect(await tilesOf('kessa')).toEqual([])
    await ask('setActiveScene', { sceneId: GATE })
    expect(await tilesOf('kessa')).toContain('0-0-0')
    await ask('updateCharacterDynamic', { id: KESSA, hitpoints: 0 })
    expect(await tilesOf('kessa')).toEqual([])
  })

  it('[SIGHT-67] in the dark, tokens see what lights reach', async () => {
    await ask('setSight', { sceneId: GATE, change: { dark: true, memory: false } })
    expect(await tilesOf('kessa')).toEqual([])
    await ask('setTokenSight', { tokenId: kessa, sight: { ...blind, sees: null, light: { bright: 1, dim: 2 } } })
    const map = await mapFor(table, 'kessa', GATE)
    expect(map?.tiles?.map(([id]) => id)).toContain('0-0-0')
    expect(map?.sight?.bright).not.toBe(null)
    expect(JSON.stringify(await table.kessa('getTokens', { sceneId: GATE }))).not.toContain('dim')
  })

  it('[SIGHT-69] the game master sees what the party sees, and looks through any token', async () => {
    const { eyes: party } = await ask('getEyes', { sceneId: GATE })
    const { eyes: own } = await ask('getEyes', { sceneId: GATE, tokenId: kessa })
    const { eyes: behind } = await ask('getEyes', { sceneId: GATE, tokenId: odo })
    expect(party?.seen).toBe((await mapFor(table, 'kessa', GATE))?.sight?.seen)
    expect(own?.seen).toBe(party?.seen)
    expect(behind?.seen).not.toBe(party?.seen)
    await ask('setSight', { sceneId: GATE, change: { on: false } })
    expect(await ask('getEyes', { sceneId: GATE })).toEqual({ eyes: null })
  })

  it('[SIGHT-70] positions of a drag, and pings, reach the groups that have the place', async () => {
    const [master, player] = [await joinAs(table, ask), await joinAs(table, table.kessa)]
    const { version = 0 } = (await ask('getTokens', { sceneId: GATE })).tokens.find(({ id }) => id === odo) ?? {}
    const say = (message: LiveRequest) => master.socket.send(JSON.stringify(message))
    // Nobody has the first two places.
    say({ type: 'drag', tokenId: odo, position: { x: 81.75, y: 50 }, version })
    say({ type: 'ping', position: { x: 81.75, y: 50 } })
    say({ type: 'ping', position: { x: 20, y: 50 } })
    const received = await player.until((messages) => messages.some(({ type }) => type === 'ping'))
    const relayed = received.filter(({ type }) => type === 'ping' || type === 'drag')
    expect(relayed).toMatchObject([{ type: 'ping', position: { x: 20, y: 50 } }])
    expect(player.transcript.join('\n')).not.toContain('81.75')
  })

  it('[SIGHT-68] switched off, the scene is as the fog leaves it', async () => {
    const before = await mapFor(table, 'kessa', LAMP)
    await ask('setSight', { sceneId: GATE, change: { on: false } })
    expect(await mapFor(table, 'kessa', GATE)).toMatchObject({ tiles: null, sight: null })
    expect(await tokensOf('kessa')).toEqual([kessa, odo].toSorted())
    expect(before).toMatchObject({ tiles: null, sight: null })
  })
})
