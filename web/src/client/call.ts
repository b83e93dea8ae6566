import { operations, type AnswerOf, type OperationName, type ParamsOf } from '@waybook/contract'

import { openingAnswer } from './opening.ts'
import { request } from './request.ts'

/**
 * Asks the server for an operation; a refusal is a `Problem` with the text that the operation declares.
 * A write that carries a `once` is done once, however often it is sent.
 */
export async function call<Name extends OperationName>(
  name: Name,
  params: ParamsOf<Name>,
  once?: string,
): Promise<AnswerOf<Name>> {
  const answer = openingAnswer(name, params) ?? (await ask(name, params, once))
  // The server is checked against the same declaration and ships with this file, so its answer is taken at its word.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return answer as AnswerOf<Name>
}

async function ask<Name extends OperationName>(
  operation: Name,
  params: ParamsOf<Name>,
  once: string | undefined,
): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ operation, params, once })
  return await request('/api/query', { method: 'POST', headers, body }, operations[operation].failure)
}
