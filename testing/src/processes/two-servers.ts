import { openPostgresBus } from '@waybook/server'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { onTestFinished } from 'vitest'

import { connect, type LiveClient } from '../features/live/live-client.ts'
import { KESSA, ODO, tableCampaign } from '../features/table/table-campaign.ts'
import { postgresProxy } from '../stores/postgres-proxy.ts'
import { testPostgres } from '../stores/test-postgres.ts'
import { callerWith, type Caller, askWith, type Ask } from '../world/callers.ts'
import { CAMPAIGN_ID, openTestServer, type Account, type TestServer } from '../world/test-server.ts'

const accounts = {
  bram: { role: 'gameMaster' },
  kessa: { role: 'player', characterId: KESSA, firstName: 'Kess' },
  odo: { role: 'player', characterId: ODO, firstName: 'Otto' },
} as const satisfies Record<string, Account>
type Who = keyof typeof accounts

/** One of the servers. */
export class ServerOfTwo {
  readonly testServer: TestServer
  readonly #address: string
  readonly #cookies: ReadonlyMap<Who, string>

  constructor(testServer: TestServer, address: string, cookies: ReadonlyMap<Who, string>) {
    this.testServer = testServer
    this.#address = address
    this.#cookies = cookies
  }

  caller(who: Who): Caller {
    return callerWith(this.testServer, this.#cookies.get(who) ?? '')
  }

  /** Calls an operation as the game master. */
  get ask(): Ask {
    return askWith(this.caller('bram'))
  }

  /** Connects to this server; `since` is by default the newest change. */
  async join(who: Who, since?: number): Promise<LiveClient> {
    const from = since ?? (await this.newest())
    const client = await connect(this.#address, {
      cookie: this.#cookies.get(who) ?? '',
      since: from,
      includePresence: true,
    })
    await client.until((messages) => messages.some(({ type }) => type === 'presence'))
    return client
  }

  /** The number of the newest change. */
  async newest(): Promise<number> {
    return await newestSeq(this.testServer.services.store.records(CAMPAIGN_ID))
  }
}

export interface TwoServers {
  readonly one: ServerOfTwo
  readonly other: ServerOfTwo
  /** Cuts the messages to and from the other server, which still reaches its database. */
  readonly cut: () => void
  readonly restore: () => void
}

/** Two servers on one PostgreSQL, with a game master and two players who may use both. `bake` simulates the motion of dice. */
export async function openTwoServers(bake: () => Promise<Uint8Array>): Promise<TwoServers> {
  const postgres = await testPostgres()
  const { url, cut, restore } = await postgresProxy(postgres)
  const diceSimulator = { bake, warm: () => {}, close: async () => {} }
  const one = await openTestServer(tableCampaign, { postgres, diceSimulator })
  onTestFinished(async () => await one.close())
  const bus = await openPostgresBus({ url })
  const other = await openTestServer(tableCampaign, { postgres, diceSimulator, bus })
  onTestFinished(async () => await other.close())
  const cookies = new Map<Who, string>()
  for (const who of ['bram', 'kessa', 'odo'] as const) cookies.set(who, await one.signIn(accounts[who]))
  const start = async (server: TestServer) =>
    new ServerOfTwo(server, await server.app.listen({ port: 0, host: '127.0.0.1' }), cookies)
  return { one: await start(one), other: await start(other), cut, restore }
}
