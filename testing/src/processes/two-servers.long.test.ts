import type { LiveMessage, LiveRequest, Token } from '@waybook/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { upTo, type LiveClient } from '../features/live/live-client.ts'
import { GATE, KESSA, ZEBULON, secretWords } from '../features/table/table-campaign.ts'
import { addToken } from '../features/table/table-harness.ts'
import { hasTestPostgres } from '../stores/test-postgres.ts'
import { askWith } from '../world/callers.ts'
import { openTwoServers, type TwoServers } from './two-servers.ts'

/** Larger than a message between servers. */
const MOTION = new Uint8Array(9000).map((_, index) => index)
const bake = async () => await Promise.resolve(MOTION)
/** The close code that makes clients reconnect, to any server. */
const RESTARTING = 1012
const POLL_MS = 1000
const REPEAT_MS = 2000
const EXPIRED_MS = 8000

// Time passes only when a test advances it, so nothing is found by polling.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const say = ({ socket }: LiveClient, said: LiveRequest) => socket.send(JSON.stringify(said))
const ofType =
  <Type extends LiveMessage['type']>(type: Type) =>
  (messages: readonly LiveMessage[]) =>
    messages.filter((message): message is Extract<LiveMessage, { type: Type }> => message.type === type)
const count = (type: LiveMessage['type'], least: number) => (messages: readonly LiveMessage[]) =>
  ofType(type)(messages).length >= least
const change = async ({ one, other }: TwoServers, times: number) => {
  for (let turn = 0; turn < times; turn += 1)
    await (turn % 2 === 0 ? one : other).ask('addCondition', { id: KESSA, condition: `condition ${turn}` })
}
const numbersOf = (messages: readonly LiveMessage[]) => ofType('change')(messages).map(({ seq }) => seq)

describe.skipIf(!hasTestPostgres)('two servers on one database', () => {
  describe('changes', () => {
    it('[LIV-102] on either server reach the clients of both at once, in the same order', async () => {
      const servers = await openTwoServers(bake)
      const clients = [await servers.one.join('kessa'), await servers.other.join('kessa')]
      const since = await servers.one.newest()
      await change(servers, 10)
      const seen = await Promise.all(clients.map(async ({ until }) => await until(upTo(since + 10))))
      expect(ofType('change')(seen[0] ?? [])).toEqual(ofType('change')(seen[1] ?? []))
      expect(numbersOf(seen[0] ?? [])).toEqual(Array.from({ length: 10 }, (_, index) => since + 1 + index))
    })

    it('[LIV-102] that a client missed are sent by the server to which it reconnects', async () => {
      const servers = await openTwoServers(bake)
      const { one, other, cut } = servers
      const since = await one.newest()
      const client = await one.join('odo')
      await change(servers, 4)
      await client.until(upTo(since + 2))
      client.socket.terminate()
      // The other server does not yet know the changes that the client has seen.
      cut()
      await one.ask('addCondition', { id: KESSA, condition: 'soaked' })
      const [behind, ahead] = [await other.join('odo', since + 2), await other.join('odo', since + 5)]
      expect(numbersOf(await behind.until(upTo(since + 5)))).toEqual([since + 3, since + 4, since + 5])
      expect((await ahead.until(() => true))[0]).toEqual({ type: 'welcome', seq: since + 5 })
    })

    it('[LIV-101] are found by the next poll if a message was lost', async () => {
      const { one, other, cut } = await openTwoServers(bake)
      const client = await other.join('odo')
      cut()
      await one.ask('addCondition', { id: KESSA, condition: 'soaked' })
      const newest = await one.newest()
      expect(numbersOf(await client.until(() => true))).toEqual([])
      vi.advanceTimersByTime(POLL_MS)
      expect(numbersOf(await client.until(upTo(newest)))).toEqual([newest])
    })

    it('[LIV-101] are found without a poll when a server reconnects', async () => {
      const { one, other, cut, restore } = await openTwoServers(bake)
      const [far, near] = [await other.join('odo'), await one.join('odo')]
      cut()
      await one.ask('addCondition', { id: KESSA, condition: 'soaked' })
      await other.ask('addCondition', { id: KESSA, condition: 'weary' })
      const newest = await one.newest()
      restore()
      for (const { until } of [far, near]) expect(numbersOf(await until(upTo(newest)))).toEqual([newest - 1, newest])
    })
  })

  describe('presence', () => {
    const names = (messages: readonly LiveMessage[]) =>
      messages.flatMap((one) => (one.type === 'presence' ? one.people : one.type === 'joined' ? [one.person] : []))

    const knows = (firstName: string) => (messages: readonly LiveMessage[]) =>
      names(messages).some((person) => person.firstName === firstName)

    it('[TABLE-100] includes the users of all servers, each once with the same id', async () => {
      const { one, other } = await openTwoServers(bake)
      const [bram, far] = [await one.join('bram'), await other.join('odo')]
      const near = await one.join('odo')
      const seen = [await bram.until(knows('Otto')), await far.until(knows('Bram')), await near.until(knows('Bram'))]
      for (const messages of seen)
        expect(new Set(names(messages).map(({ firstName }) => firstName))).toEqual(new Set(['Bram', 'Otto']))
      expect(new Set(seen.flatMap(names).map(({ id }) => id)).size).toBe(2)

      far.socket.close()
      const kessa = await other.join('kessa')
      for (const { until } of [bram, near]) await until(knows('Kess'))
      await kessa.until(knows('Otto'))
      expect(ofType('left')(await bram.until(() => true))).toEqual([])
      near.socket.close()
      const otto = names(seen[1] ?? []).find(({ firstName }) => firstName === 'Otto')
      for (const client of [bram, kessa])
        expect(ofType('left')(await client.until(count('left', 1)))).toEqual([{ type: 'left', personId: otto?.id }])
    })

    it('[TABLE-101] removes the users of a lost server after a few seconds', async () => {
      const { one, other, cut } = await openTwoServers(bake)
      const bram = await one.join('bram')
      await other.join('odo')
      const near = await other.join('bram')
      await bram.until(knows('Otto'))
      // While both servers receive each other's messages, they repeat who is connected.
      for (let turn = 0; turn < 3; turn += 1) {
        vi.advanceTimersByTime(REPEAT_MS)
        await one.ask('addCondition', { id: KESSA, condition: `soaked ${turn}` })
        await other.ask('addCondition', { id: KESSA, condition: `weary ${turn}` })
        for (const client of [bram, near]) await client.until(upTo(await one.newest()))
      }
      expect(ofType('left')(await bram.until(() => true))).toEqual([])
      cut()
      vi.advanceTimersByTime(EXPIRED_MS)
      expect(ofType('left')(await bram.until(count('left', 1)))).toHaveLength(1)
      expect(ofType('left')(await near.until(() => true))).toEqual([])
    })

    it('[TABLE-101] keeps the users of a server that stops while they reconnect', async () => {
      const { one, other } = await openTwoServers(bake)
      const bram = await other.join('bram')
      const odo = await one.join('odo')
      await bram.until(knows('Otto'))
      await one.testServer.app.close()
      expect(await odo.closed).toBe(RESTARTING)
      await other.join('odo')
      // When this has arrived, all earlier messages of the stopped server have, too.
      await one.testServer.services.bus.close()
      await other.join('kessa')
      const seen = await bram.until(knows('Kess'))
      expect([ofType('left')(seen), ofType('joined')(seen).map(({ person }) => person.firstName)]).toEqual([
        [],
        ['Otto', 'Kess'],
      ])
    })

    it('[TABLE-28] does not name the hidden character of somebody on another server, until it is shown', async () => {
      const { one, other } = await openTwoServers(bake)
      await one.ask('setCharacterVisibility', { characterId: KESSA, visible: false })
      const [bram, odo] = [await one.join('bram'), await one.join('odo')]
      await other.join('kessa')
      const toOdo = names(await odo.until(knows('Kess')))
      expect(toOdo.at(-1)).toMatchObject({ firstName: 'Kess', character: null })
      expect(names(await bram.until(knows('Kess'))).at(-1)).toMatchObject({ character: { id: KESSA } })
      expect(odo.recording.join('\n').toLowerCase()).not.toContain('kessa')
      await other.ask('setCharacterVisibility', { characterId: KESSA, visible: true })
      expect(names(await odo.until(count('joined', 2))).at(-1)).toMatchObject({
        id: toOdo.at(-1)?.id,
        character: { id: KESSA },
      })
    })
  })

  describe('play', () => {
    const dragOf = ({ id, version }: Pick<Token, 'id' | 'version'>, x: number) =>
      ({ type: 'drag', tokenId: id, position: { x, y: 5 }, version }) as const

    const isOf = (token: Token) => (message: LiveMessage) => message.type === 'drag' && message.tokenId === token.id

    it('[TABLE-102] drags and pings on one server appear on the other, for users who may see them', async () => {
      const { one, other } = await openTwoServers(bake)
      await one.ask('setActiveScene', { sceneId: GATE })
      const gameMaster = one.caller('bram')
      const shown = await addToken(askWith(gameMaster), { sceneId: GATE, characterId: KESSA })
      const hidden = await addToken(askWith(gameMaster), { sceneId: GATE, characterId: ZEBULON })
      const unseen = await addToken(askWith(gameMaster), { sceneId: GATE, characterId: KESSA, visible: false })
      const [bram, tab, odo] = [await one.join('bram'), await other.join('bram'), await other.join('odo')]
      say(bram, dragOf(hidden, 61.25))
      say(bram, dragOf(unseen, 61.5))
      say(bram, dragOf({ ...shown, version: shown.version - 1 }, 61.75))
      say(odo, dragOf(shown, 62))
      say(bram, dragOf(shown, 7))
      say(bram, { type: 'ping', position: { x: 300, y: 3.333_333 } })
      const ping = { type: 'ping', position: { x: 100, y: 3.33 }, by: 'Bram' }
      const play = (messages: readonly LiveMessage[]) => [ofType('drag')(messages), ofType('ping')(messages)]
      const all = (messages: readonly LiveMessage[]) => count('ping', 1)(messages) && messages.some(isOf(shown))
      expect(play(await tab.until(all))).toEqual([
        [dragOf(hidden, 61.25), dragOf(unseen, 61.5), dragOf(shown, 7)],
        [ping],
      ])
      expect(play(await odo.until(all))).toEqual([[dragOf(shown, 7)], [ping]])
      say(odo, { type: 'ping', position: { x: 1, y: 1 } })
      await bram.until(count('ping', 2))
      expect(ofType('drag')(await bram.until(() => true))).toEqual([])
      const traffic = odo.recording.join('\n').toLowerCase()
      expect([...secretWords, hidden.id, unseen.id, '61.'].filter((word) => traffic.includes(word))).toEqual([])
    })

    it('[TABLE-102] the receiving server checks a drag again, against the stored state', async () => {
      const { one, other } = await openTwoServers(bake)
      await one.ask('setActiveScene', { sceneId: GATE })
      const token = await addToken(one.ask, { sceneId: GATE, characterId: KESSA })
      const [bram, odo] = [await one.join('bram'), await other.join('odo')]
      say(bram, dragOf(token, 1))
      await odo.until(count('drag', 1))
      const { version } = (await other.ask('updateToken', { tokenId: token.id, visible: false })).token
      await bram.until(upTo(await one.newest()))
      say(bram, dragOf({ ...token, version }, 2))
      say(bram, { type: 'ping', position: { x: 1, y: 1 } })
      await odo.until(count('ping', 1))
      const shown = { ...token, ...(await other.ask('updateToken', { tokenId: token.id, visible: true })).token }
      await bram.until(upTo(await one.newest()))
      say(bram, dragOf(shown, 3))
      expect(ofType('drag')(await odo.until(count('drag', 2)))).toEqual([dragOf(token, 1), dragOf(shown, 3)])
    })

    it('[LIV-104] dice rolled on one server fly the same on the other, for users who may see the roll', async () => {
      const { one, other } = await openTwoServers(bake)
      const clients = [await one.join('odo'), await other.join('odo'), await one.join('bram'), await other.join('bram')]
      const roll = async (audience: string) => {
        const { body } = await one.caller('kessa')('rollDice', { pool: '2y1p', audience })
        return (body['roll'] as { readonly id: string }).id
      }
      const [own, secret, open] = [await roll('self'), await roll('gameMaster'), await roll('table')]
      const whole = Buffer.from(MOTION).toString('base64')
      for (const [index, { until }] of clients.entries()) {
        const seen = index > 1 ? [secret, open] : [open]
        const flights = ofType('throw')(await until(count('throw', seen.length)))
        expect(new Map(flights.map((flight) => [flight.rollId, flight.throw === whole]))).toEqual(
          new Map(seen.map((id) => [id, true])),
        )
      }
      for (const [index, { recording }] of clients.entries()) {
        expect(recording.join('\n')).not.toContain(own)
        expect(recording.join('\n').includes(secret)).toBe(index > 1)
        const order = recording.filter((text) => text.includes(open)).map((text) => text.slice(9, 14))
        expect(order).toEqual(['chang', 'throw'])
        expect(recording.filter((text) => text.includes('"throw"'))).toHaveLength(index > 1 ? 2 : 1)
      }
    })

    it('[RUN-102] dice in flight when a server stops still fly on the other', async () => {
      const baked = Promise.withResolvers<Uint8Array>()
      const { one, other } = await openTwoServers(async () => await baked.promise)
      const [near, far] = [await one.join('odo'), await other.join('odo')]
      const rolled = await one.caller('kessa')('rollDice', { pool: '2y1p' })
      expect(rolled.status).toBe(200)
      const closing = one.testServer.app.close()
      expect(await near.closed).toBe(RESTARTING)
      baked.resolve(MOTION)
      await closing
      expect(ofType('throw')(await far.until(count('throw', 1)))).toHaveLength(1)
    })
  })
})
