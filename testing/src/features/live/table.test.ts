import type { LiveMessage, LiveRequest, Token } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { campaignOfSuite } from '../../world/open-campaign.ts'
import { CAMPAIGN_ID } from '../../world/test-server.ts'
import { GATE, KESSA, LAMP, ODO, STAIR, ZEBULON, tableCampaign, secretWords } from '../table/table-campaign.ts'
import { addToken, tableUsers, type TableUser } from '../table/table-harness.ts'
import { type LiveClient, joinAs, changesTo } from './live-client.ts'

/** After this time all rate limits of drags and pings are reset. */
const A_WHILE_MS = 5000

// Time passes only when a test advances it, which also controls the rate limits.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] }))
afterAll(() => void vi.useRealTimers())
const table = campaignOfSuite(tableCampaign, tableUsers)
const ask = table.gameMaster
beforeEach(async () => {
  vi.advanceTimersByTime(A_WHILE_MS)
  await nobodyIsLeft()
  await ask('setActiveScene', { sceneId: GATE })
  for (const { id } of (await ask('getTokens', { sceneId: GATE })).tokens) await ask('removeToken', { tokenId: id })
})

/** Waits for the connections of the previous test: they are closed at its end, which the server notices slightly later. */
async function nobodyIsLeft(): Promise<void> {
  await expect.poll(() => table.testServer.app.websocketServer.clients.size).toBe(0)
}

const join = async (who: TableUser, includePresence = false) => await joinAs(table, table[who], { includePresence })
const say = ({ socket }: LiveClient, said: LiveRequest) => socket.send(JSON.stringify(said))
/** The changes that each client has received so far, without their numbers. */
const allChangesTo = async (...clients: readonly LiveClient[]) =>
  await Promise.all(clients.map(async (client) => await changesTo(table, client)))
const numberOf = (type: LiveMessage['type']) => (messages: readonly LiveMessage[]) =>
  messages.filter((message) => message.type === type).length

describe('a token', () => {
  it('[TABLE-20] is sent with its whole state to everyone who sees its character when it is added, moved or removed', async () => {
    const [bram, odo] = [await join('gameMaster'), await join('odo')]
    const token = await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA })
    const moved = await ask('updateToken', { tokenId: token.id, position: { x: 1, y: 2 }, size: 'large' })
    await ask('removeToken', { tokenId: token.id })
    const { id: tokenId, sceneId, characterId: _, ...state } = moved.token
    // Players get no numbers of copies.
    const sent = (number: number | null) => [
      { kind: 'token', token: { ...token, number } },
      { kind: 'tokenChanged', sceneId, tokenId, ...state, number },
      { kind: 'tokenRemoved', sceneId, tokenId },
    ]
    expect(await allChangesTo(bram, odo)).toEqual([sent(1), sent(null)])
  })

  it('[TABLE-21] is removed for players when it is hidden, and changes of one they never had are only numbers', async () => {
    const odo = await join('odo')
    const hidden = await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA, visible: false })
    const { id } = hidden
    await ask('updateToken', { tokenId: id, position: { x: 1, y: 2 } })
    const shown = await ask('updateToken', { tokenId: id, visible: true })
    await ask('updateToken', { tokenId: id, visible: false })
    await ask('removeToken', { tokenId: id })
    await addToken(table.gameMaster, { sceneId: LAMP, characterId: KESSA })
    await addToken(table.gameMaster, { sceneId: GATE, characterId: ZEBULON })
    const [none, gone] = [undefined, { kind: 'tokenRemoved', sceneId: GATE, tokenId: id }]
    const came = { kind: 'token', token: { ...hidden, ...shown.token, number: null } }
    expect(await allChangesTo(odo)).toEqual([[none, none, came, gone, none, none, none]])
  })

  it('[TABLE-22] changes of the active scene are sent to players only if they may see the scene', async () => {
    const [bram, odo] = [await join('gameMaster'), await join('odo')]
    await ask('setActiveScene', { sceneId: STAIR })
    await ask('setEntityVisibility', { entityId: STAIR, visible: false })
    await ask('setActiveScene', { sceneId: LAMP })
    await ask('undoTable', {})
    const scene = (sceneId: string | null) => ({ kind: 'activeScene', sceneId })
    const shown = { kind: 'visibility' }
    const [toBram, toOdo] = await allChangesTo(bram, odo)
    expect(toBram).toEqual([shown, scene(STAIR), shown, scene(LAMP), scene(STAIR)])
    expect(toOdo).toEqual([shown, scene(STAIR), shown, scene(LAMP), scene(null)])
  })
})

describe('a drag', () => {
  const dragOf = ({ id, version }: Token, x: number) =>
    ({ type: 'drag', tokenId: id, position: { x, y: 5 }, version }) as const

  it('[TABLE-23] is sent to everyone who sees the token except the sender, and is not stored', async () => {
    const token = await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA })
    const clients = [await join('gameMaster'), await join('gameMaster'), await join('kessa')] as const
    const [bram, ...others] = clients
    const seq = await newestSeq(table.records())
    say(bram, dragOf(token, 7))
    for (const { until } of others)
      expect(await until((messages) => numberOf('drag')(messages) === 1)).toContainEqual(dragOf(token, 7))
    expect(await newestSeq(table.records())).toBe(seq)
    expect((await ask('getTokens', { sceneId: GATE })).tokens).toEqual([token])
    expect(bram.transcript).toHaveLength(1)
  })

  it('[TABLE-24] of a token that the sender may not move or see, or of an older version, is sent to nobody', async () => {
    const [own, hidden] = [
      await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA }),
      await addToken(table.gameMaster, { sceneId: GATE, characterId: ZEBULON }),
    ]
    const [bram, kessa, odo] = [await join('gameMaster'), await join('kessa'), await join('odo')]
    say(kessa, dragOf(own, 1))
    say(kessa, dragOf(hidden, 1))
    say(bram, dragOf({ ...own, version: own.version - 1 }, 2))
    say(bram, dragOf(hidden, 3))
    say(bram, { ...dragOf(own, 4), tokenId: 'nobody' })
    // When a later message has arrived, the server has processed all of these.
    say(kessa, { type: 'ping', position: { x: 1, y: 1 } })
    await bram.until((messages) => numberOf('ping')(messages) === 1)
    say(bram, dragOf(own, 5))
    const drags = (messages: readonly LiveMessage[]) => messages.filter(({ type }) => type === 'drag')
    expect(drags(await odo.until((messages) => numberOf('drag')(messages) > 0))).toEqual([dragOf(own, 5)])
    await ask('setGrant', { grant: 'moveOwnToken', granted: true })
    await allChangesTo(kessa, odo)
    say(odo, dragOf(own, 6))
    say(kessa, dragOf(own, 8))
    expect(drags(await bram.until((messages) => numberOf('drag')(messages) > 0))).toEqual([dragOf(own, 8)])
    expect(drags(await odo.until((messages) => numberOf('drag')(messages) > 1))).toEqual(
      [5, 8].map((x) => dragOf(own, x)),
    )
    await ask('setGrant', { grant: 'moveOwnToken', granted: false })
  })

  it('[TABLE-24] is checked again with each position', async () => {
    const token = await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA })
    const [bram, odo] = [await join('gameMaster'), await join('odo')]
    say(bram, dragOf(token, 1))
    await odo.until((messages) => numberOf('drag')(messages) === 1)
    const { version } = (await ask('updateToken', { tokenId: token.id, visible: false })).token
    await allChangesTo(bram, odo)
    say(bram, dragOf({ ...token, version }, 2))
    say(bram, { type: 'ping', position: { x: 1, y: 1 } })
    await odo.until((messages) => numberOf('ping')(messages) === 1)
    expect(numberOf('drag')(await odo.until(() => true))).toBe(1)
  })

  it('[TABLE-25] passes on 20 positions a second and drops the rest', async () => {
    const token = await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA })
    const [other, odo] = [await join('other'), await join('odo')]
    for (const seconds of [1, 2]) {
      for (let turn = 0; turn < 50; turn += 1) say(other, dragOf(token, turn))
      say(other, { type: 'ping', position: { x: 1, y: 1 } })
      const sent = await odo.until(
        (messages) => numberOf('ping')(messages) === seconds && numberOf('drag')(messages) >= 20 * seconds,
      )
      expect(numberOf('drag')(sent)).toBe(20 * seconds)
      vi.advanceTimersByTime(1000)
    }
  })
})

it('[TABLE-26] a ping is sent to everyone with the name of its sender, up to a rate limit', async () => {
  const [bram, odo] = [await join('gameMaster'), await join('odo')]
  for (let turn = 0; turn < 30; turn += 1) say(odo, { type: 'ping', position: { x: 10, y: turn } })
  const first = { type: 'ping', position: { x: 10, y: 0 }, by: 'Maren' }
  for (const { until } of [bram, odo])
    expect(await until((messages) => numberOf('ping')(messages) >= 10)).toContainEqual(first)
  say(bram, { type: 'ping', position: { x: 0, y: 0 } })
  const sent = await odo.until((messages) => messages.some((one) => one.type === 'ping' && one.by === 'Bram'))
  expect(numberOf('ping')(sent)).toBe(11)
})

describe('presence', () => {
  const people = (messages: readonly LiveMessage[]) =>
    messages.flatMap((one) => (one.type === 'presence' ? one.people : one.type === 'joined' ? [one.person] : []))

  it('[TABLE-27] is sent to a user who connects, and everyone else is notified of joining and leaving users, once per person', async () => {
    const bram = await join('gameMaster', true)
    await bram.until((messages) => numberOf('presence')(messages) === 1)
    const [odo, second] = [await join('odo', true), await join('odo', true)]
    const sent = await second.until((messages) => numberOf('presence')(messages) === 1)
    expect(people(sent).map(({ firstName, role, character }) => [firstName, role, character?.name])).toEqual([
      ['Bram', 'gameMaster', undefined],
      ['Maren', 'player', 'Odo Brandreth'],
    ])
    const { socket } = await join('kessa')
    await bram.until((messages) => numberOf('joined')(messages) === 2)
    odo.socket.close()
    socket.close()
    await bram.until((messages) => numberOf('left')(messages) === 1)
    second.socket.close()
    const all = await bram.until((messages) => numberOf('left')(messages) === 2)
    expect(numberOf('joined')(all)).toBe(2)
    expect(people(all).map(({ character }) => character?.name)).toEqual([undefined, 'Odo Brandreth', 'Kessa Vane'])
  })

  it('[TABLE-28] does not name a hidden character, and is updated when the character is shown', async () => {
    const odo = await join('odo', true)
    await ask('setCharacterVisibility', { characterId: KESSA, visible: false })
    await join('kessa')
    const sent = await odo.until((messages) => numberOf('joined')(messages) === 1)
    expect(people(sent).at(-1)).toMatchObject({ firstName: 'Maren', character: null })
    await ask('setCharacterVisibility', { characterId: KESSA, visible: true })
    const again = await odo.until((messages) => numberOf('joined')(messages) === 2)
    expect(people(again).at(-1)).toMatchObject({ id: people(sent).at(-1)?.id, character: { id: KESSA } })
  })
})

it('[TABLE-29] nothing sent to a player contains hidden data', async () => {
  const odo = await join('odo', true)
  const hidden = await addToken(table.gameMaster, { sceneId: GATE, characterId: ZEBULON })
  const unseen = await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA, visible: false })
  const bram = await join('gameMaster')
  for (const { id, version } of [hidden, unseen])
    say(bram, { type: 'drag', tokenId: id, position: { x: 61.25, y: 61.25 }, version })
  for (const { id } of [hidden, unseen]) await ask('updateToken', { tokenId: id, position: { x: 62.25, y: 62.25 } })
  await ask('addCondition', { id: ZEBULON, condition: 'zugzwang' })
  await ask('removeToken', { tokenId: hidden.id })
  for (let turn = 0; turn < 3; turn += 1) await ask('undoTable', {})
  for (const sceneId of [STAIR, LAMP, GATE]) await ask('setActiveScene', { sceneId })
  await allChangesTo(odo)
  const answers = [
    await table.odo.reply('getTokens', { campaignId: CAMPAIGN_ID, sceneId: GATE }),
    await table.odo.reply('getSceneDetails', { sceneId: STAIR }),
    await table.odo.reply('getEntities', { ids: [ODO, ZEBULON] }),
  ]
  const traffic = [...odo.recording, ...answers.map(({ text }) => text)].join('\n').toLowerCase()
  const secret = [...secretWords, hidden.id, unseen.id, '61.25', '62.25', '"x":50']
  expect(secret.filter((word) => traffic.includes(word.toLowerCase()))).toEqual([])
  expect(bram.recording.join('\n')).toContain('62.25')
})
