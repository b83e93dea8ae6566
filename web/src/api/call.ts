import { failureOf, type AnswerOf, type OperationName, type ParamsOf } from '@waybook/contract'

import { bootstrapAnswer } from './bootstrap-data.ts'
import { keyInBody } from './idempotency-key.ts'
import { request } from './request.ts'

interface CallOptions {
  /** A write that carries one counts once, however often it is sent. */
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal
}

/** Calls an operation of the server; a refusal is a `Problem` with the text that the operation declares. */
export async function call<Name extends OperationName>(
  name: Name,
  params: ParamsOf<Name>,
  options: CallOptions = {},
): Promise<AnswerOf<Name>> {
  const answer = bootstrapAnswer(name, params) ?? (await post(name, params, options))
  // The server is checked against the same declaration and ships with this file, so its answer is taken at its word.
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
