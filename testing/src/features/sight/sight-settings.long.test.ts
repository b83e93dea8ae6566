import type { LiveRequest } from '@waybook/contract'
import { describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { CAMPAIGN_ID as campaignId } from '../../world/test-server.ts'
import { mapFor } from '../fog/tiles.ts'
import { joinAs } from '../live/live-client.ts'
import { GATE, KESSA, LAMP } from '../table/table-campaign.ts'
import { blind, twoRooms } from './two-rooms.ts'

/** The status and the text of a refused call. */
const refusalOf = ({ status, body }: { readonly status: number; readonly body: unknown }) =>
  `${status} ${JSON.stringify(body)}`

describe.each(engines)('settings of sight, on $name', ({ take }) => {
  const { table, ids, tilesOf, tokensOf } = twoRooms(take)
  const ask = table.gameMaster

  it('[SIGHT-63] on a scene where each player sees alone, nobody has what only another sees', async () => {
    await ask('setTokenSight', { tokenId: ids.odo, sight: null })
    await ask('setSight', { sceneId: GATE, change: { groups: 'own' } })
    expect([await tokensOf('kessa'), await tokensOf('odo')]).toEqual([[ids.kessa], [ids.odo]])
    expect(await tilesOf('odo')).not.toContain('0-0-0')
    await ask('setSight', { sceneId: GATE, change: { groups: 'party' } })
    expect(await tokensOf('kessa')).toEqual([ids.kessa, ids.odo].toSorted())
  })

  it('[SIGHT-64] walls that are drawn or removed count at once', async () => {
    const { walls } = await ask('changeWalls', { sceneId: GATE, remove: [ids.door] })
    expect(walls).toEqual([])
    expect(await tokensOf('kessa')).toEqual([ids.kessa, ids.odo].toSorted())
    await ask('undoWalls', { sceneId: GATE })
    expect(await tokensOf('kessa')).toEqual([ids.kessa])
  })

  it('[SIGHT-66] hidden tokens and those of the fallen do not see, and tokens see on the active scene only', async () => {
    await ask('setSight', { sceneId: GATE, change: { memory: false } })
    await ask('updateToken', { tokenId: ids.kessa, visible: false })
    expect(await tilesOf('kessa')).toEqual([])
    await ask('updateToken', { tokenId: ids.kessa, visible: true })
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
    await ask('setTokenSight', { tokenId: ids.kessa, sight: { ...blind, sees: null, light: { bright: 1, dim: 2 } } })
    const map = await mapFor(table, 'kessa', GATE)
    expect(map?.tiles?.map(([id]) => id)).toContain('0-0-0')
    expect(map?.sight?.bright).not.toBe(null)
    expect(JSON.stringify(await table.kessa('getTokens', { sceneId: GATE }))).not.toContain('dim')
  })

  it('[SIGHT-68] switched off, the scene is as the fog leaves it', async () => {
    const before = await mapFor(table, 'kessa', LAMP)
    await ask('setSight', { sceneId: GATE, change: { on: false } })
    expect(await mapFor(table, 'kessa', GATE)).toMatchObject({ tiles: null, sight: null })
    expect(await tokensOf('kessa')).toEqual([ids.kessa, ids.odo].toSorted())
    expect(before).toMatchObject({ tiles: null, sight: null })
  })

  it('[SIGHT-69] the game master sees what the party sees, and looks through any token', async () => {
    const { eyes: party } = await ask('getEyes', { sceneId: GATE })
    const { eyes: own } = await ask('getEyes', { sceneId: GATE, tokenId: ids.kessa })
    const { eyes: behind } = await ask('getEyes', { sceneId: GATE, tokenId: ids.odo })
    expect(party?.seen).toBe((await mapFor(table, 'kessa', GATE))?.sight?.seen)
    expect(own?.seen).toBe(party?.seen)
    expect(behind?.seen).not.toBe(party?.seen)
    await ask('setSight', { sceneId: GATE, change: { on: false } })
    expect(await ask('getEyes', { sceneId: GATE })).toEqual({ eyes: null })
  })

  it('[SIGHT-70] positions of a drag, and pings, reach the groups that have the place', async () => {
    const [master, player] = [await joinAs(table, ask), await joinAs(table, table.kessa)]
    const { version = 0 } = (await ask('getTokens', { sceneId: GATE })).tokens.find(({ id }) => id === ids.odo) ?? {}
    const say = (message: LiveRequest) => master.socket.send(JSON.stringify(message))
    // Nobody has the first two places.
    say({ type: 'drag', tokenId: ids.odo, position: { x: 81.75, y: 50 }, version })
    say({ type: 'ping', position: { x: 81.75, y: 50 } })
    say({ type: 'ping', position: { x: 20, y: 50 } })
    const received = await player.until((messages) => messages.some(({ type }) => type === 'ping'))
    const relayed = received.filter(({ type }) => type === 'ping' || type === 'drag')
    expect(relayed).toMatchObject([{ type: 'ping', position: { x: 20, y: 50 } }])
    expect(player.transcript.join('\n')).not.toContain('81.75')
  })

  it('[SIGHT-52] walls in too many pieces are refused with the limit, and so is sight on a scene that has them', async () => {
    const places = Array.from({ length: 100 }, (_, line) => 20 + line * 35)
    const upright = places.map((x) => ({ kind: 'wall', from: [x, 5], to: [x, 3800] }))
    const level = places.map((y) => ({ kind: 'wall', from: [5, y], to: [3800, y] }))
    const add = async (walls: readonly object[]) =>
      await ask.reply('changeWalls', { campaignId, sceneId: GATE, add: walls })
    const text =
      /^409 .*"A scene with sight has at most 12,000 pieces of wall\. Where walls cross, they are divided; these would make 2\d,\d+\."/
    expect((await add(upright)).status).toBe(200)
    expect(refusalOf(await add(level))).toMatch(text)
    expect(await ask('getSight', { sceneId: GATE })).toMatchObject({ sight: { blocked: false } })
    await ask('setSight', { sceneId: GATE, change: { on: false } })
    expect((await add(level)).status).toBe(200)
    const on = { campaignId, sceneId: GATE, change: { on: true } }
    expect(refusalOf(await ask.reply('setSight', on))).toMatch(text)
    await ask('undoWalls', { sceneId: GATE })
    await ask('setSight', on)
    expect(await ask.status('redoWalls', { campaignId, sceneId: GATE })).toBe(409)
  })
})
