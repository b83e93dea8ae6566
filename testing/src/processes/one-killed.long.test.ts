import { newestSeq } from '@waybook/server/database/change-log.ts'
import { readDynamic } from '@waybook/server/features/characters/queries.ts'
import { listTokens } from '@waybook/server/features/table/token-queries.ts'
import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'

import { LogReader, MovingClient } from '../features/live/moving-client.ts'
import { send, Writer } from '../features/live/writer.ts'
import { GATE, KESSA, ODO, tableCampaign } from '../features/table/table-campaign.ts'
import { addToken } from '../features/table/table-harness.ts'
import { hasTestPostgres, testPostgres } from '../stores/test-postgres.ts'
import { callerWith, askWith } from '../world/callers.ts'
import { CAMPAIGN_ID, openTestServer } from '../world/test-server.ts'
import { BalancedServers } from './balanced-servers.ts'

const KILLED = 20
/** The signal that ends a server in each round; after the last, the server may finish its work. */
const ENDS = [...Array.from({ length: KILLED }, () => 'SIGKILL' as const), 'SIGTERM' as const]
const MOVES_WITHIN_MS = 5000
const SKETCH = 'items/sketch'
/** Fewer rolls than the limit, and as many other writes as two quick game masters make. */
const EVERY_MS = { roll: 900, other: 30 }

/** A database with a campaign, a token on the active scene, and three accounts. */
async function prepare(database: string) {
  const testServer = await openTestServer(tableCampaign, { postgres: database })
  const cookies = {
    bram: await testServer.signIn({ role: 'gameMaster' }),
    kessa: await testServer.signIn({ role: 'player', characterId: KESSA }),
    odo: await testServer.signIn({ role: 'player', characterId: ODO }),
  }
  const gameMaster = callerWith(testServer, cookies.bram)
  await askWith(gameMaster)('setActiveScene', { sceneId: GATE })
  const token = await addToken(askWith(gameMaster), { sceneId: GATE, characterId: KESSA })
  const records = testServer.services.store.records(CAMPAIGN_ID)
  return { testServer, cookies, records, token }
}

it.skipIf(!hasTestPostgres)(
  '[LIV-105] when a server is killed, clients move to another one within five seconds, and nothing acknowledged is lost',
  async () => {
    const database = await testPostgres()
    const { testServer, cookies, records, token } = await prepare(database)
    onTestFinished(async () => await testServer.close())
    const servers = await BalancedServers.start(database, 2)
    onTestFinished(async () => await servers.stop())
    const { address } = servers
    const since = await newestSeq(records)
    const viewers = [...Object.values(cookies), ...Object.values(cookies)]
    const logs = Object.values(cookies).map((cookie) => new LogReader(address, { cookie, since }))
    const readLogs = async (seq: number) => void (await Promise.all(logs.map(async (log) => await log.read(seq))))
    const clients = viewers.map((cookie) => new MovingClient(address, { cookie, since }))
    onTestFinished(() => clients.forEach((client) => client.end()))
    const allLive = async () =>
      await expect.poll(() => clients.every(({ isLive }) => isLive), { interval: 20 }).toBe(true)
    await allLive()

    const rolls: string[] = []
    const roll = async (cookie: string, audience: string) => {
      const answer = await send(address, cookie, 'rollDice', { pool: '2y2p', audience })
      rolls.push(z.object({ roll: z.object({ id: z.string() }) }).parse(answer).roll.id)
    }
    const x = (turn: number) => turn % 100
    const give = { characterId: ODO, itemId: SKETCH, by: 1 }
    const move = { campaignId: CAMPAIGN_ID, tokenId: token.id }
    const [gifts, moves, ...rollers] = [
      new Writer(
        EVERY_MS.other,
        async () => void (await send(address, cookies.bram, 'adjustCharacterInventory', give)),
      ),
      new Writer(EVERY_MS.other, async (turn) => {
        await send(address, cookies.bram, 'updateToken', { ...move, position: { x: x(turn), y: 5 } })
      }),
      new Writer(EVERY_MS.roll, async () => await roll(cookies.kessa, 'table')),
      new Writer(EVERY_MS.roll, async () => await roll(cookies.odo, 'gameMaster')),
    ] as const
    const writers = [gifts, moves, ...rollers]

    for (const [round, signal] of ENDS.entries()) {
      if (round > 0) await servers.restart((round - 1) % 2)
      const before = writers.map(({ acknowledged }) => acknowledged)
      await expect.poll(() => writers.every((one, index) => one.acknowledged > (before[index] ?? 0))).toBe(true)
      await servers.end(round % 2, signal)
      const then = writers.map(({ acknowledged }) => acknowledged)
      await allLive()
      await expect.poll(() => writers.every((one, index) => one.acknowledged > (then[index] ?? 0))).toBe(true)
      await readLogs(await newestSeq(records))
    }
    await Promise.all(writers.map(async (writer) => await writer.stop()))
    expect(Math.max(...clients.map(({ longestAwayMs }) => longestAwayMs))).toBeLessThan(MOVES_WITHIN_MS)

    const newest = await newestSeq(records)
    await Promise.all(clients.map(async (client) => await client.reach(newest)))
    await readLogs(newest)
    const numbers = Array.from({ length: newest - since }, (_, index) => since + 1 + index)
    for (const [index, { changes }] of clients.entries()) {
      expect(changes.map(({ seq }) => seq)).toEqual(numbers)
      expect(changes).toEqual(logs[index % logs.length]?.changes)
    }

    const stored = await readDynamic(records, ODO, { everything: true })
    expect(stored?.figures?.inventory).toMatchObject([{ itemId: SKETCH, amount: gifts.acknowledged }])
    const [placed] = await listTokens(records, GATE, { everything: true })
    expect(placed).toMatchObject({ id: token.id, position: { x: x(moves.acknowledged), y: 5 } })
    const received = clients[0]?.changes.flatMap(({ change }) => (change?.kind === 'roll' ? [change.roll.id] : []))
    expect(new Set(received)).toEqual(new Set(rolls))
    expect(received).toHaveLength(rolls.length)
  },
)
