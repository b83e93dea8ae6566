import { operations, type AnswerOf, type OperationName, type ParamsOf } from '@waybook/contract'

import { CAMPAIGN_ID, ORIGIN, type Account, type TestServer } from './test-server.ts'

/** A response, whether successful or refused. */
export interface Reply {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly text: string
}

/** Calls operations as one signed-in user. */
export type Caller = (operation: OperationName, params?: object, idempotencyKey?: string) => Promise<Reply>

/** Parameters by their names in the contract. Tests can send any values, because the server checks them. */
type NamedParams<Params> = Partial<Record<Params extends unknown ? keyof Params : never, unknown>>

/** Calls operations as one signed-in user, and throws if the server refuses, for example because a parameter is missing. */
export type Ask = <Name extends OperationName>(
  operation: Name,
  params?: NamedParams<ParamsOf<Name>>,
  idempotencyKey?: string,
) => Promise<AnswerOf<Name>>

/** One user of a test server. `await kessa('getEntity', { id })` is the answer, and throws if the server refuses. */
export interface Member extends Ask {
  /** The whole response, for refusals and for the exact text. */
  readonly reply: Caller
  /** The HTTP status of a call: `expect(await kessa.status('endSession', { sessionId })).toBe(403)`. */
  readonly status: (...call: Parameters<Caller>) => Promise<number>
  /** The session, for requests that are not operations. The user signs in when it is first needed. */
  readonly cookie: () => Promise<string>
  /** Requests an address with the session. */
  readonly get: (url: string) => Promise<Awaited<ReturnType<TestServer['app']['inject']>>>
}

export async function callerOf(testServer: TestServer, part: Account): Promise<Caller> {
  return callerWith(testServer, await testServer.signIn(part))
}

/** A caller with the session of this cookie. */
export function callerWith({ app }: Pick<TestServer, 'app'>, cookie: string): Caller {
  return async (operation, params = {}, idempotencyKey) => {
    const payload = { operation, params, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) }
    const headers = { cookie, origin: ORIGIN }
    const response = await app.inject({ method: 'POST', url: '/api/query', headers, payload })
    return { status: response.statusCode, body: response.json<Record<string, unknown>>(), text: response.body }
  }
}

/** A user who signs in at the first call, once on each server if the suite opens several. */
export function memberOf(testServer: Pick<TestServer, 'app' | 'signIn'>, account: Account): Member {
  const sessions = new WeakMap<TestServer['app'], Promise<string>>()
  const cookie = async () => {
    const session = sessions.get(testServer.app) ?? testServer.signIn(account)
    sessions.set(testServer.app, session)
    return await session
  }
  const reply: Caller = async (...call) => await callerWith(testServer, await cookie())(...call)
  return Object.assign(askWith(reply), {
    reply,
    status: async (...call: Parameters<Caller>) => (await reply(...call)).status,
    cookie,
    get: async (url: string) => await testServer.app.inject({ url, headers: { cookie: await cookie() } }),
  })
}

/** Every answer must satisfy the contract; it is returned whole, with fields that the contract does not have. */
export function askWith(caller: Caller): Ask {
  return async (operation, params, idempotencyKey) => {
    const { status, body, text } = await caller(operation, { campaignId: CAMPAIGN_ID, ...params }, idempotencyKey)
    if (status !== 200) throw new Error(`${operation} was refused with ${status}: ${text}`)
    operations[operation].answer.parse(body)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the line above checks it
    return body as AnswerOf<typeof operation>
  }
}
