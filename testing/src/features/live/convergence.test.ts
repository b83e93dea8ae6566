import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { openSqliteStore, type AppServices } from '@waybook/server'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { readDynamic } from '@waybook/server/features/characters/queries.ts'
import { setVisibility } from '@waybook/server/features/entities/visibility.ts'
import { array, assert, asyncProperty, boolean, constantFrom, nat, oneof, record } from 'fast-check'
import { expect, it, onTestFinished, vi } from 'vitest'

import { secretCampaign } from '../../access/secret-campaign.ts'
import { CAMPAIGN_ID, ORIGIN, RECORDS_FILE, openTestServer, type TestServer } from '../../world/test-server.ts'
import { connect, upTo, type LiveClient } from './live-client.ts'

const [KESSA, ZEBULON] = ['characters/kessa-vane', 'characters/zebulon-quarrel']
const KNIFE = 'items/wick-knife'
/** The interval at which a server polls for changes of other processes. */
const LOOKS_EVERY_MS = 1000
const ROUNDS = process.env['LONG'] ? 1000 : 10

/** A browser that is disconnected repeatedly and records every change in the order of arrival. */
class Browser {
  readonly #address: string
  readonly #cookie: string
  readonly changes: { readonly seq: number; readonly amount: number | null }[] = []
  #since: number
  #client: Promise<LiveClient>

  constructor(address: string, cookie: string, since: number) {
    this.#address = address
    this.#cookie = cookie
    this.#since = since
    this.#client = connect(address, { cookie, since })
  }

  async cut(): Promise<void> {
    const cutting = this.#client
    this.#client = cutting.then(async (client) => {
      await this.#note(client)
      client.socket.terminate()
      return await connect(this.#address, { cookie: this.#cookie, since: this.#since })
    })
    await this.#client
  }

  async end(newest: number): Promise<void> {
    const client = await this.#client
    if (this.#since < newest) await client.until(upTo(newest))
    await this.#note(client)
    client.socket.terminate()
  }

  async #note(client: LiveClient): Promise<void> {
    for (const message of await client.until(() => true)) {
      if (message.type !== 'change') continue
      const { seq, change } = message
      this.changes.push({ seq, amount: change?.kind === 'inventory' ? change.entry.amount : null })
      this.#since = seq
    }
  }
}

/** The events of a round, which all happen concurrently. */
const happening = oneof(
  record({ what: constantFrom('give' as const), retries: nat(2), hidden: boolean() }),
  record({ what: constantFrom('cut' as const), browser: nat(5) }),
  record({ what: constantFrom('elsewhere' as const), times: nat(8) }),
)

it('[LIV-15] despite disconnections and retries, everyone receives each change once and in order', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-live-'))
  const testServer = await openTestServer(secretCampaign, { folder })
  const elsewhere = await openSqliteStore({ file: path.join(folder, RECORDS_FILE), now: Date.now })
  onTestFinished(async () => {
    await elsewhere.close()
    await testServer.close()
    await rm(folder, { recursive: true })
    vi.useRealTimers()
  })
  const address = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
  const gameMaster = await testServer.signIn({ role: 'gameMaster' })
  const player = await testServer.signIn({ role: 'player' })
  const records = testServer.services.store.records(CAMPAIGN_ID)
  let given = 0

  const round = asyncProperty(array(happening, { minLength: 5, maxLength: 60 }), async (happenings) => {
    const since = await newestSeq(records)
    const cookies = [gameMaster, player, gameMaster, player, gameMaster, player]
    const browsers = cookies.map((cookie) => new Browser(address, cookie, since))
    await Promise.all(
      happenings.map(async (one) => {
        if (one.what === 'cut') return await browsers[one.browser]?.cut()
        if (one.what === 'elsewhere') return await flicker(elsewhere, one.times)
        if (!one.hidden) given += 1
        await give(testServer, gameMaster, one)
      }),
    )
    const newest = await newestSeq(records)
    vi.advanceTimersByTime(LOOKS_EVERY_MS)
    await Promise.all(browsers.map(async (browser) => await browser.end(newest)))
    const numbers = Array.from({ length: newest - since }, (_, index) => since + 1 + index)
    for (const { changes } of browsers) expect(changes.map(({ seq }) => seq)).toEqual(numbers)
    const [sent, known] = [browsers[0]?.changes, browsers[1]?.changes]
    for (const [index, { changes }] of browsers.entries()) expect(changes).toEqual(index % 2 === 0 ? sent : known)
  })
  await assert(round, { numRuns: ROUNDS, ...(process.env['LONG'] ? {} : { seed: 4 }) })

  const stored = await readDynamic(records, KESSA, { everything: true })
  expect(stored?.figures?.inventory.find(({ itemId }) => itemId === KNIFE)?.amount).toBe(1 + given)
})

/** Another process changes something repeatedly, which the server notices only by polling; then the server polls. */
async function flicker(elsewhere: AppServices['store'], times: number): Promise<void> {
  for (let time = 0; time < times; time += 1)
    await elsewhere
      .records(CAMPAIGN_ID)
      .transaction({ actor: 'else' }, async (writes) => await setVisibility(writes, KNIFE, time % 2 === 1))
  vi.advanceTimersByTime(LOOKS_EVERY_MS)
}

/** One write, sent several times concurrently as if responses had been lost. */
async function give(
  { app }: TestServer,
  cookie: string,
  { retries, hidden }: { readonly retries: number; readonly hidden: boolean },
): Promise<void> {
  const params = { characterId: hidden ? ZEBULON : KESSA, itemId: KNIFE, by: 1 }
  const payload = { operation: 'adjustCharacterInventory', params, idempotencyKey: randomUUID() }
  const headers = { cookie, origin: ORIGIN }
  const send = async () => await app.inject({ method: 'POST', url: '/api/query', headers, payload })
  const answers = await Promise.all(Array.from({ length: 1 + retries }, send))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
}
