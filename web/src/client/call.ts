import { operations, type AnswerOf, type OperationName, type ParamsOf } from '@waybook/contract'

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
  const answer = await request(
    '/api/query',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ operation: name, params, once }),
    },
    operations[name].failure,
  )
  // The server is checked against the same declaration and ships with this file, so its answer is taken at its word.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return answer as AnswerOf<Name>
}
