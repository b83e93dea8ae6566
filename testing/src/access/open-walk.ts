import type { OperationName } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { addRoll } from '@waybook/server/features/dice/queries.ts'
import { addNote } from '@waybook/server/features/notes/queries.ts'
import { startSession } from '@waybook/server/features/sessions/queries.ts'
import { setActiveScene } from '@waybook/server/features/table/queries.ts'
import { putToken } from '@waybook/server/features/table/token-queries.ts'
import { onTestFinished } from 'vitest'

import { connect, listening, welcomed, type LiveClient } from '../features/live/live-client.ts'
import { tokenOf } from '../stores/table/token-of.ts'
import type { TestDatabase } from '../stores/test-postgres.ts'
import { callerWith, type Caller } from '../world/callers.ts'
import { CAMPAIGN_ID, openTestServer, type TestServer } from '../world/test-server.ts'
import { playerNames, players, walkedCampaign, wordsOf, type PlayerName, type Walked } from './walked-campaign.ts'

export interface Walk {
  /** Calls an operation as the game master. Throws unless it succeeds. */
  readonly ask: (operation: OperationName, params: object) => Promise<Record<string, unknown>>
  readonly callAs: (name: PlayerName) => Caller
  /** The messages to each player so far, without bare change numbers. Waits until all messages have arrived. */
  readonly sent: () => Promise<ReadonlyMap<PlayerName, readonly string[]>>
}

/** A server with these pages, closed after the test. It has an open session, a note on every page and a token of every character. */
export async function openWalk(pages: readonly Walked[], take?: (() => Promise<TestDatabase>) | null): Promise<Walk> {
  const database = await take?.()
  const testServer = await openTestServer(walkedCampaign(pages), { postgres: database?.url })
  if (database) onTestFinished(database.release)
  const address = await listening(testServer)
  await play(testServer, pages)
  const gameMaster = callerWith(testServer, await testServer.signIn({ role: 'gameMaster' }))
  const people = new Map<PlayerName, { readonly call: Caller; readonly live: LiveClient }>()
  for (const name of playerNames) people.set(name, await join(testServer, address, players[name]))
  let settled = 0
  return {
    ask: async (operation, params) => {
      const { status, body, text } = await gameMaster(operation, params)
      if (status !== 200) throw new Error(`${operation} ${JSON.stringify(params)}: ${text}`)
      return body
    },
    callAs: (name) => async (operation, params) => {
      const person = people.get(name)
      if (!person) throw new Error(`${name} has not joined`)
      return await person.call(operation, params)
    },
    sent: async () => {
      // Wait for two rolls, because the consequences of a change are sent after it.
      for (const turn of [1, 2]) {
        settled += 1
        await settle(testServer, [...people.values()], `settled ${settled} ${turn}`)
      }
      const isTold = (one: string) => !/settled|"throw"|^\{"type":"change","seq":\d+\}$/.test(one)
      return new Map(Array.from(people, ([name, { live }]) => [name, live.transcript.filter(isTold)]))
    },
  }
}

async function join(testServer: TestServer, address: string, characterId: string | null) {
  const cookie = await testServer.signIn({ role: 'player', ...(characterId !== null && { characterId }) })
  const since = await newestSeq(testServer.services.store.records(CAMPAIGN_ID))
  const live = await connect(address, { cookie, since, includePresence: true })
  await live.until(welcomed)
  return { call: callerWith(testServer, cookie), live }
}

async function play({ services }: TestServer, pages: readonly Walked[]): Promise<void> {
  const place = { sceneId: 'scenes/camp', position: { x: 1, y: 2 } }
  await services.store.records(CAMPAIGN_ID).transaction({ actor: 'test' }, async (write) => {
    await startSession(write, 'session', null)
    await setActiveScene(write, { after: 'scenes/camp' })
    for (const page of pages) {
      const { id } = page
      if (id.startsWith('characters/')) await putToken(write, `token-${id}`, tokenOf(id, place))
      await addNote(write, { id, by: 'Bram', entity: id, audience: 'party', text: `Of ${wordsOf(page).page}.` })
    }
  })
}

/** Waits until everybody has received a roll that is made now. Does not call the operation, which has a limit per minute. */
async function settle(
  { services }: TestServer,
  people: readonly { readonly live: LiveClient }[],
  reason: string,
): Promise<void> {
  const roll = { id: reason, by: 'Bram', characterId: null, skill: null, reason, dice: { boost: [1] } }
  await services.store
    .records(CAMPAIGN_ID)
    .transaction({ actor: 'test' }, async (write) => await addRoll(write, { ...roll, audience: 'table' }))
  for (const { live } of people) await live.until(() => live.transcript.some((one) => one.includes(reason)))
}
