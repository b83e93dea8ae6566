import { newestSeq } from '@waybook/server/database/change-log.ts'
import { beforeAll, describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { campaignOfSuite } from '../../world/open-campaign.ts'
import { CAMPAIGN_ID } from '../../world/test-server.ts'
import { mapFor } from '../fog/tiles.ts'
import { changesTo, joinAs } from '../live/live-client.ts'
import { GATE, KESSA, ODO, tableCampaign } from '../table/table-campaign.ts'
import { addToken, tableUsers } from '../table/table-harness.ts'

/** In quarter pixels of the picture, which has 1280 by 960 pixels. Without a grid, a cell is 256 wide. */
const line = (from: number, to: number) => ({
  kind: 'wall' as const,
  from: [2560, from] as const,
  to: [2560, to] as const,
})
const doorAt = (from: number, to: number, more: object = {}) => ({
  ...line(from, to),
  kind: 'door' as const,
  door: 'closed' as const,
  ...more,
})

const START = { x: 25, y: 50 }
/** One cell before the plain door, the secret one and the locked one. */
const [BESIDE, AT_SECRET, AT_LOCKED] = [
  { x: 45, y: 50 },
  { x: 45, y: 20 },
  { x: 45, y: 80 },
]
const BEHIND = { x: 55, y: 50 }

describe.each(engines)('steps and doors of players, on $name', ({ take }) => {
  const table = campaignOfSuite(tableCampaign, tableUsers, { take })
  const ask = table.gameMaster
  let [tokenId, odo] = ['', '']
  const doors: Record<'plain' | 'secret' | 'locked', string> = { plain: '', secret: '', locked: '' }
  beforeAll(async () => {
    await ask('setGrant', { grant: 'moveOwnToken', granted: true })
    await ask('setActiveScene', { sceneId: GATE })
    const { walls } = await ask('changeWalls', {
      sceneId: GATE,
      add: [
        line(0, 640),
        doorAt(640, 896, { secret: true }),
        line(896, 1800),
        doorAt(1800, 2040),
        line(2040, 2944),
        doorAt(2944, 3200, { door: 'locked' }),
        line(3200, 3840),
      ],
    })
    const idAt = (y: number) => walls.find(({ from }) => from[1] === y)?.id ?? ''
    Object.assign(doors, { plain: idAt(1800), secret: idAt(640), locked: idAt(2944) })
    tokenId = (await addToken(ask, { sceneId: GATE, characterId: KESSA, position: START })).id
    odo = (await addToken(ask, { sceneId: GATE, characterId: ODO, position: { x: 5, y: 5 } })).id
    await ask('setSight', { sceneId: GATE, change: { on: true } })
  })

  const put = async (position: object) => await ask('updateToken', { tokenId, position })
  const step = async (position: object, by?: readonly object[]) =>
    await table.kessa.reply('updateToken', { campaignId: CAMPAIGN_ID, tokenId, position, ...(by && { by }) })
  const open = async (doorId: string, isOpen = true, who: 'kessa' | 'odo' = 'kessa') =>
    await table[who].reply('openDoor', { campaignId: CAMPAIGN_ID, sceneId: GATE, doorId, open: isOpen })
  const placeOf = async () =>
    (await ask('getTokens', { sceneId: GATE })).tokens.find(({ id }) => id === tokenId)?.position

  it('[SIGHT-100] [SIGHT-101] walls stop players, every refusal reads alike, and game masters pass', async () => {
    await put(START)
    expect((await step(BESIDE)).status).toBe(200)
    const refused = await step(BEHIND)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { id: 'conflict', error: 'You can’t get there from here' },
    ])
    await put(AT_SECRET)
    expect((await step({ ...AT_SECRET, x: 55 })).text).toBe(refused.text)
    // Nobody has seen this place, and nothing stands before it.
    expect((await step({ x: 95, y: 2 })).text).toBe(refused.text)
    expect(await placeOf()).toEqual(AT_SECRET)
    await put(BEHIND)
    expect(await placeOf()).toEqual(BEHIND)
    await ask('forgetSeen', { sceneId: GATE })
  })

  it('[SIGHT-102] a player goes through an open door in one drag with corners, but not straight through the wall', async () => {
    await put(BESIDE)
    await ask('setDoor', { sceneId: GATE, wallId: doors.plain, door: 'open' })
    await put({ x: 45, y: 30 })
    // Seen through the door before.
    const target = { x: 58, y: 53 }
    expect((await step(target)).status).toBe(409)
    expect((await step(target, [BESIDE, BEHIND])).status).toBe(200)
    expect((await step(BESIDE, [{ x: 45, y: 51 }])).status).toBe(200)
    await ask('setDoor', { sceneId: GATE, wallId: doors.plain, door: 'closed' })
  })

  it('[SIGHT-103] walls stop nobody if the game master says so', async () => {
    await put(BESIDE)
    await ask('setSight', { sceneId: GATE, change: { wallsStop: false } })
    expect((await step(BEHIND)).status).toBe(200)
    await ask('setSight', { sceneId: GATE, change: { wallsStop: true } })
  })

  it('[SIGHT-104] others see a player’s token dragged around a wall, but not through it', async () => {
    await put(BESIDE)
    await ask('setDoor', { sceneId: GATE, wallId: doors.plain, door: 'open' })
    await put({ x: 45, y: 30 })
    const [kessa, other] = [await joinAs(table, table.kessa), await joinAs(table, table.other)]
    const { version = 0 } = (await ask('getTokens', { sceneId: GATE })).tokens.find(({ id }) => id === tokenId) ?? {}
    const drag = (position: object) => kessa.socket.send(JSON.stringify({ type: 'drag', tokenId, position, version }))
    const way = [{ x: 47, y: 32 }, { x: 55, y: 32 }, BESIDE, BEHIND, { x: 58, y: 53 }, { x: 45, y: 30 }]
    for (const position of way) drag(position)
    const isDrag = ({ type }: { readonly type: string }) => type === 'drag'
    const received = await other.until((messages) => messages.filter(isDrag).length === way.length - 1)
    const dragged = received.flatMap((one) => (one.type === 'drag' ? [one.position] : []))
    expect(dragged).toEqual(way.filter(({ x, y }) => x !== 55 || y !== 32))
    await ask('setDoor', { sceneId: GATE, wallId: doors.plain, door: 'closed' })
  })

  it('[SIGHT-111] players open and close the door beside their token, and all other doors answer alike', async () => {
    await put(START)
    const far = await open(doors.plain)
    expect([far.status, far.body]).toMatchObject([404, { error: 'There is no door here that you can open' }])
    const refusals: string[] = [(await open('no such door')).text]
    await put(AT_SECRET)
    refusals.push((await open(doors.secret)).text)
    await put(AT_LOCKED)
    refusals.push((await open(doors.locked)).text)
    await put(BESIDE)
    refusals.push((await open(doors.plain, true, 'odo')).text)
    await ask('setSight', { sceneId: GATE, change: { playersOpen: false } })
    refusals.push((await open(doors.plain)).text)
    await ask('setSight', { sceneId: GATE, change: { playersOpen: true } })
    expect(new Set(refusals)).toEqual(new Set([far.text]))
    expect((await open(doors.plain)).status).toBe(200)
    const seen = async () => (await mapFor(table, 'kessa', GATE))?.sight?.doors
    expect(await seen()).toContainEqual(expect.objectContaining({ id: doors.plain, open: true }))
    expect((await open(doors.plain, false)).status).toBe(200)
    expect(await seen()).toContainEqual(expect.objectContaining({ id: doors.plain, open: false }))
  })

  it('[SIGHT-112] game masters learn who opened a door, and their undo leaves it alone', async () => {
    await put(BESIDE)
    const since = await newestSeq(table.records())
    const other = await joinAs(table, table.other, { since })
    await open(doors.plain)
    const [change] = await changesTo(table, other, since)
    expect(change).toMatchObject({ kind: 'walls', by: 'Maren', walls: [{ id: doors.plain, door: 'open' }] })
    const { entries } = await ask('getLog', {})
    expect(entries[0]).toMatchObject({ did: 'doorOpened' })
    await table.other('undoWalls', { sceneId: GATE })
    const { walls } = await ask('getSceneWalls', { sceneId: GATE })
    expect(walls?.walls.find(({ id }) => id === doors.plain)?.door).toBe('open')
  })

  it('[SIGHT-130] an attack on somebody out of sight says so, unless the attacker’s player does not have the target at all', async () => {
    const reasons = async () => {
      const attack = { characterId: KESSA, weaponId: null, target: ODO, band: 'Medium' }
      const { check } = await table.kessa('startAttack', attack)
      const modifiers = check.parts[0]?.modifiers.map(({ reason: { text }, on }) => ({ text, on })) ?? []
      return modifiers.filter(({ text }) => text === 'Out of sight')
    }
    const setDoor = async (door: string) => await ask('setDoor', { sceneId: GATE, wallId: doors.plain, door })
    await put(BESIDE)
    await ask('updateToken', { tokenId: odo, position: { x: 75, y: 50 } })
    await setDoor('open')
    expect(await reasons()).toEqual([])
    await setDoor('closed')
    expect(await reasons()).toEqual([{ text: 'Out of sight', on: false }])
    await ask('setSight', { sceneId: GATE, change: { groups: 'own' } })
    expect(await reasons()).toEqual([])
  })
})
