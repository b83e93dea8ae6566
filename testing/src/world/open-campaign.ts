import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest'

import type { TestDatabase } from '../stores/test-postgres.ts'
import { memberOf, type Member } from './callers.ts'
import {
  CAMPAIGN_ID,
  openTestServer,
  type Account,
  type CampaignFiles,
  type TestServer,
  type TestServerOptions,
} from './test-server.ts'

/** Users of a test server by their names in the test: an account, or the id of the character that a player plays. */
export type People = Readonly<Record<string, Account | string>>

type Options = TestServerOptions & {
  /** Takes a PostgreSQL database; see `engines`. */
  readonly take?: (() => Promise<TestDatabase>) | null
}

/** A campaign on a test server, with its people. It always has the game master Bram. */
export type OpenCampaign<Name extends string = never> = Readonly<Record<Name | 'gameMaster', Member>> & {
  readonly testServer: TestServer
  /** The campaign's records in the store. */
  readonly records: () => ReturnType<TestServer['services']['store']['records']>
  /** The server's address; the first call makes it listen. */
  readonly address: () => Promise<string>
}

/** Opens a campaign until the end of the test. */
export async function openCampaign<const Named extends People>(
  files: CampaignFiles | string,
  people: Named,
  options: Options = {},
): Promise<OpenCampaign<keyof Named & string>> {
  const { testServer, close } = await open(files, options)
  onTestFinished(close)
  return campaignWith(() => testServer, people)
}

/** For the top of a suite: opens one campaign for all of its tests. */
export function campaignOfSuite<const Named extends People>(
  files: CampaignFiles,
  people: Named,
  options: Options = {},
): OpenCampaign<keyof Named & string> {
  let opened: Awaited<ReturnType<typeof open>> | undefined
  beforeAll(async () => {
    opened = await open(files, options)
  })
  afterAll(async () => await opened?.close())
  return campaignWith(() => opened?.testServer, people)
}

/** For the top of a suite: opens a campaign for each of its tests. */
export function campaignOfEach<const Named extends People>(
  files: CampaignFiles,
  people: Named,
  options: Options = {},
): OpenCampaign<keyof Named & string> {
  let opened: Awaited<ReturnType<typeof open>> | undefined
  beforeEach(async () => {
    opened = await open(files, options)
    onTestFinished(opened.close)
  })
  return campaignWith(() => opened?.testServer, people)
}

async function open(files: CampaignFiles | string, { take, ...options }: Options) {
  const database = await take?.()
  const testServer = await openTestServer(files, { postgres: database?.url, ...options })
  const close = async () => {
    await testServer.close()
    await database?.release()
  }
  return { testServer, close }
}

function campaignWith<Named extends People>(
  current: () => TestServer | undefined,
  people: Named,
): OpenCampaign<keyof Named & string> {
  const testServer = following(current)
  const records = () => testServer.services.store.records(CAMPAIGN_ID)
  const address = async () => {
    const { app } = testServer
    return app.server.listening ? app.listeningOrigin : await app.listen({ port: 0, host: '127.0.0.1' })
  }
  const members = Object.entries({ gameMaster: { role: 'gameMaster' }, ...people } as const).map(
    ([name, who]) => [name, memberOf(testServer, typeof who === 'string' ? playerOf(who) : who)] as const,
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the names
  return { ...Object.fromEntries(members), testServer, records, address } as OpenCampaign<keyof Named & string>
}

/** The account of a character's player. */
export function playerOf(characterId: string, firstName?: string): Account {
  return { role: 'player', characterId, ...(firstName !== undefined && { firstName }) }
}

/** A proxy of the currently open test server. A suite can destructure it before a server is open. */
function following(current: () => TestServer | undefined): TestServer {
  const opened = () => {
    const testServer = current()
    if (!testServer) throw new Error('The campaign is not open: ask for it inside a test')
    return testServer
  }
  return {
    get app() {
      return opened().app
    },
    get services() {
      return opened().services
    },
    signIn: async (part) => await opened().signIn(part),
    importAgain: async (files) => await opened().importAgain(files),
    close: async () => await opened().close(),
  }
}
