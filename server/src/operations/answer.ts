import { mayCall, operations, Problem, type OperationName } from '@waybook/contract'

import { grantsOf, type Asked } from '../http/asked.ts'
import { handlers } from './handlers.ts'

/**
 * Answers one operation for one viewer: parameters are checked, then the right to call, then it is done.
 * Throws the Problems `bad-params`, `not-allowed`, `not-answered` and what the handler refuses.
 */
export async function answer(asked: Asked, name: OperationName, given: unknown): Promise<unknown> {
  const { callers } = operations[name]
  const params = paramsOf(name, given)
  if (callers.who !== 'signedIn') {
    const granted = callers.who === 'granted' ? grantsOf(await asked.records.campaign()) : []
    if (!mayCall(asked.viewer, callers, params, granted)) throw new Problem('not-allowed')
  }
  return await handle(asked, name, params)
}

function paramsOf(name: OperationName, given: unknown): object {
  const read = operations[name].params.safeParse(given)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const where = ['params', ...(issue?.path ?? [])].join('.')
  throw new Problem('bad-params', `${where}: ${issue?.message ?? 'not valid'}`)
}

async function handle(asked: Asked, name: OperationName, params: object): Promise<unknown> {
  // The table's type ties each handler to its own parameters; behind a name that is only known at run time that tie is lost.
  const handler = handlers[name] as ((asked: Asked, params: object) => Promise<unknown>) | undefined
  if (!handler) throw new Problem('not-answered')
  return await handler(asked, params)
}
