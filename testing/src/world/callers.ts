import type { OperationName } from '@waybook/contract'

import { ORIGIN, type Account, type TestServer } from './test-server.ts'

/** A response, whether successful or refused. */
interface Reply {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly text: string
}

/** Calls operations as one signed-in user. */
export type Caller = (operation: OperationName, params: object, idempotencyKey?: string) => Promise<Reply>

export async function callerOf(testServer: TestServer, part: Account): Promise<Caller> {
  return callerWith(testServer, await testServer.signIn(part))
}

/** A caller with the session of this cookie. */
export function callerWith({ app }: Pick<TestServer, 'app'>, cookie: string): Caller {
  return async (operation, params, idempotencyKey) => {
    const payload = { operation, params, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) }
    const headers = { cookie, origin: ORIGIN }
    const response = await app.inject({ method: 'POST', url: '/api/query', headers, payload })
    return { status: response.statusCode, body: response.json<Record<string, unknown>>(), text: response.body }
  }
}
