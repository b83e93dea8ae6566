import {
  mayCall,
  Problem,
  type AnswerOf,
  type Operation,
  type OperationName,
  type ParamsOf,
  type Question,
  type Write,
} from '@waybook/contract'
import * as z from 'zod/mini'

import type { MemberDeed } from '../database/change-record.ts'
import type { Records, Writes } from '../database/records.ts'
import { grantsOf, type Asked, type Call } from '../http/request-context.ts'

/** What answers a question: its parameters are valid and the viewer may call it; what they may see is the handler's sight. */
export type Handler<Name extends OperationName> = (asked: Asked, params: ParamsOf<Name>) => Promise<AnswerOf<Name>>

/** The same for a write, all of which is one act: done whole or, where it throws, not at all. */
export type WriteHandler<Name extends OperationName> = (
  acting: Acting,
  params: ParamsOf<Name>,
) => Promise<AnswerOf<Name>>

export interface Acting extends Omit<Call, 'records' | 'once'> {
  readonly records: Writes
  /** Has something done once the act is committed; a retry does not have it done again. */
  readonly afterwards: (effect: (records: Records) => void) => void
}

/**
 * The same for a write to the accounts, which are kept apart from the records: no act can hold it, so it takes no `once`, and what a link
 * opens with is stored nowhere.
 */
export type MemberHandler<Name extends OperationName> = (
  asking: Asked,
  params: ParamsOf<Name>,
) => Promise<Done<AnswerOf<Name>>>

export interface Done<Answer> {
  readonly answer: Answer
  /** What is noted of it, and of which account. */
  readonly noted: readonly [subject: string, deed: MemberDeed]
  /** What else is to be written along with that. */
  readonly along?: (records: Writes) => Promise<unknown>
}

/** A handler behind its operation's checks. */
export type Guarded = (call: Call, given: unknown) => Promise<unknown>

export function asking<Params extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  operation: Question<string, Params, Answer>,
  handler: (asked: Asked, params: z.infer<Params>) => Promise<z.infer<Answer>>,
): Guarded {
  return async (call, given) => await handler(call, await admit(operation, call, given))
}

export function writing<Params extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  operation: Write<string, Params, Answer>,
  handler: (acting: Acting, params: z.infer<Params>) => Promise<z.infer<Answer>>,
): Guarded {
  return async (call, given) => {
    const params = await admit(operation, call, given)
    const once = call.once === null ? undefined : { id: call.once, asked: JSON.stringify([operation.name, params]) }
    const effects: ((records: Records) => void)[] = []
    const afterwards = (effect: (records: Records) => void) => void effects.push(effect)
    const act = { actor: call.viewer.userId, once }
    const answer = await call.records.act(
      act,
      async (records) => await handler({ ...call, records, afterwards }, params),
    )
    effects.forEach((effect) => effect(call.records))
    await othersTold()
    return answer
  }
}

/**
 * Whoever is connected waits for no more than the commit: what tells them goes on by microtasks, which all come before the next tick,
 * and an answer takes longer to make than to find out who may know. It waits for nobody whose telling takes longer than that.
 */
async function othersTold(): Promise<void> {
  await new Promise<void>((resolve) => {
    process.nextTick(resolve)
  })
}

/** A write whose answer holds what is to be kept nowhere: it takes no `once`, since answers are kept for retries. */
export function telling<Params extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  operation: Write<string, Params, Answer>,
  handler: (acting: Acting, params: z.infer<Params>) => Promise<z.infer<Answer>>,
): Guarded {
  const write = writing(operation, handler)
  return async (call, given) => {
    await admit(operation, call, given)
    if (call.once !== null) throw new Problem('bad-params', 'once: what is answered only once does not take it')
    return await write(call, given)
  }
}

export function managing<Params extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  operation: Write<string, Params, Answer>,
  handler: (asking: Asked, params: z.infer<Params>) => Promise<Done<z.infer<Answer>>>,
): Guarded {
  return async (call, given) => {
    const params = await admit(operation, call, given)
    if (call.once !== null) throw new Problem('bad-params', 'once: what changes accounts does not take it')
    const { answer, noted, along } = await handler(call, params)
    await call.records.act({ actor: call.viewer.userId }, async (records) => {
      await records.noteMember(...noted)
      await along?.(records)
    })
    return answer
  }
}

/** The parameters, once they are valid and the viewer may call with them; else the Problems `bad-params` and `not-allowed`. */
export async function admit<Params extends z.ZodMiniType>(
  { params, callers }: Operation<string, Params>,
  asked: Asked,
  given: unknown,
): Promise<z.infer<Params>> {
  const read = z.safeParse(params, given)
  if (!read.success) throw notValid(read.error)
  const isGranted = callers.who === 'granted' && asked.viewer.role !== 'gameMaster'
  const granted = isGranted ? grantsOf(await asked.records.campaign()) : []
  if (!mayCall(asked.viewer, callers, read.data, granted)) throw new Problem('not-allowed')
  return read.data
}

function notValid({ issues: [issue] }: { readonly issues: readonly z.core.$ZodIssue[] }): Problem {
  const where = ['params', ...(issue?.path ?? [])].join('.')
  return new Problem('bad-params', `${where}: ${issue?.message ?? 'not valid'}`)
}
