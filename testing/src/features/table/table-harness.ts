import type { AnswerOf, OperationName, ParamsOf, Token } from '@waybook/contract'

import { callerWith, type Caller } from '../../world/callers.ts'
import { CAMPAIGN_ID, openTestServer, type Account, type TestServer } from '../../world/test-server.ts'
import { KESSA, ODO, tableCampaign } from './table-campaign.ts'

const parts = {
  gameMaster: { role: 'gameMaster' },
  other: { role: 'gameMaster' },
  kessa: { role: 'player', characterId: KESSA },
  odo: { role: 'player', characterId: ODO },
} as const satisfies Record<string, Account>

/** The users at the table: two game masters and two players. */
export type TableUser = keyof typeof parts

/** A caller for each user, who is signed in at the first call. */
export interface Table extends Readonly<Record<TableUser, Caller>> {
  readonly testServer: TestServer
  readonly cookieOf: (who: TableUser) => Promise<string>
}

/** `postgres`: the URL of a database, instead of records in memory. */
export async function openTableHarness(postgres?: string): Promise<Table> {
  const testServer = await openTestServer(tableCampaign, { postgres })
  const cookies = new Map<TableUser, Promise<string>>()
  const cookieOf = async (who: TableUser) => {
    const cookie = cookies.get(who) ?? testServer.signIn(parts[who])
    cookies.set(who, cookie)
    return await cookie
  }
  const callerAs =
    (who: TableUser): Caller =>
    async (...call) =>
      await callerWith(testServer, await cookieOf(who))(...call)
  const people = { gameMaster: callerAs('gameMaster'), other: callerAs('other') }
  return { ...people, kessa: callerAs('kessa'), odo: callerAs('odo'), testServer, cookieOf }
}

/** Calls an operation in the test server's campaign; throws if it fails. */
export type CampaignCall = <Name extends OperationName>(
  operation: Name,
  params: Omit<ParamsOf<Name>, 'campaignId'>,
) => Promise<AnswerOf<Name>>

export function campaignCall(caller: Caller): CampaignCall {
  return async (operation, params) => {
    const { status, body, text } = await caller(operation, { campaignId: CAMPAIGN_ID, ...params })
    if (status !== 200) throw new Error(`${operation}: ${text}`)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server answers what the operation declares
    return body as AnswerOf<typeof operation>
  }
}

/** Adds a token, by default visible, of medium size, in the middle. */
export async function addToken(
  caller: Caller,
  token: Pick<Token, 'sceneId' | 'characterId'> & Partial<Pick<Token, 'position' | 'visible'>>,
): Promise<Token> {
  const added = await campaignCall(caller)('addToken', {
    position: { x: 50, y: 50 },
    size: 'medium',
    visible: true,
    ...token,
  })
  return added.token
}
