import { failureOf, type AnswerOf, type OperationName, type ParamsOf } from '@waybook/contract'

import { bootstrapAnswer } from './bootstrap-data.ts'
import { keyInBody } from './idempotency-key.ts'
import { request } from './request.ts'

interface CallOptions {
  /** A write with a key takes effect once, however often it is sent. */
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal
}

/** Calls an operation. Rejects with a `Problem` that has the failure text of the operation. */
export async function call<Name extends OperationName>(
  name: Name,
  params: ParamsOf<Name>,
  options: CallOptions = {},
): Promise<AnswerOf<Name>> {
  const answer = bootstrapAnswer(name, params) ?? (await post(name, params, options))
  // The server is type-checked against the same declaration and ships with this client, so its response is trusted.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return answer as AnswerOf<Name>
}

async function post<Name extends OperationName>(
  operation: Name,
  params: ParamsOf<Name>,
  { idempotencyKey, signal }: CallOptions,
): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ operation, params, ...keyInBody(idempotencyKey) })
  return await request('/api/query', { method: 'POST', headers, body, ...(signal && { signal }) }, failureOf(operation))
}
