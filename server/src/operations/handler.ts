import { mayCall, Problem, type AnswerOf, type Operation, type OperationName, type ParamsOf } from '@waybook/contract'
import * as z from 'zod/mini'

import { grantsOf, type Asked } from '../http/asked.ts'

/** What answers an operation: its parameters are valid and the viewer may call it; what they may see is the handler's sight. */
export type Handler<Name extends OperationName> = (asked: Asked, params: ParamsOf<Name>) => Promise<AnswerOf<Name>>

/** A handler behind its operation's checks. */
export type Guarded = (asked: Asked, given: unknown) => Promise<unknown>

export function guarded<Params extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  operation: Operation<string, Params, Answer>,
  handler: (asked: Asked, params: z.infer<Params>) => Promise<z.infer<Answer>>,
): Guarded {
  return async (asked, given) => await handler(asked, await admit(operation, asked, given))
}

/** The parameters, once they are valid and the viewer may call with them; else the Problems `bad-params` and `not-allowed`. */
export async function admit<Params extends z.ZodMiniType>(
  { params, callers }: Operation<string, Params>,
  asked: Asked,
  given: unknown,
): Promise<z.infer<Params>> {
  const read = z.safeParse(params, given)
  if (!read.success) throw notValid(read.error)
  const granted = callers.who === 'granted' ? grantsOf(await asked.records.campaign()) : []
  if (!mayCall(asked.viewer, callers, read.data, granted)) throw new Problem('not-allowed')
  return read.data
}

function notValid({ issues: [issue] }: { readonly issues: readonly z.core.$ZodIssue[] }): Problem {
  const where = ['params', ...(issue?.path ?? [])].join('.')
  return new Problem('bad-params', `${where}: ${issue?.message ?? 'not valid'}`)
}
