import { mayCall, operations, Problem, readEntityId, type Operation, type OperationName } from '@waybook/contract'
import * as z from 'zod/mini'

import { readGrants } from '#features/campaign/queries.ts'
import type { OperationHandlers, RequestContext, WriteContext } from '#features/request-context.ts'
import type { CampaignStore } from '#features/store.ts'
import { readRenamed } from '#features/writing/source.ts'

import { EXPENSIVE, ExpensiveQuestions, type Question } from './expensive-questions.ts'
import type { Expectations } from './handlers.ts'
import { RecentAnswers } from './recent-answers.ts'

/** The context of an incoming call. */
export interface CallContext extends Question {
  /** Chosen by the caller; all retries of one call share it. */
  readonly idempotencyKey: string | null
}

/**
 * Performs one operation for one viewer. Some answers are encoded already. Throws the Problems `bad-params` and `not-allowed`, `conflict` for
 * an idempotency key that was used for another call, and those of the handler.
 */
export type Perform = (call: CallContext, name: OperationName, given: unknown) => Promise<unknown>

/** Any handler. Its parameters have been validated. */
type AnyHandler = (context: RequestContext, params: unknown) => Promise<unknown>

/** Any expectation. */
type AnyExpectation = (context: RequestContext, params: unknown) => Promise<void>

export function performWith(handlers: OperationHandlers, expectations: Expectations = {}): Perform {
  const answers = new RecentAnswers()
  const expensive = new ExpensiveQuestions()
  const performOnce: Perform = async (call, name, given) => {
    const operation: Operation = operations[name]
    const params = await admit(operation, call, given)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the map pairs each operation with a handler of its parameters and context
    const handler = handlers[name] as unknown as AnyHandler
    if (!operation.writes || operation.keyless) {
      refuseKey(operation, call)
      return await answers.of(call, { name, params }, async (within) => {
        if (!EXPENSIVE.has(name)) return await handler(within, params)
        return await expensive.answer(call, async (longReads) => await handler({ ...within, ...longReads }, params))
      })
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as for the handler
    const expectation = expectations[name] as AnyExpectation | undefined
    await expectation?.(call, params)
    return await write(call, JSON.stringify([name, params]), async (context) => await handler(context, params))
  }
  return async (call, name, given) => {
    try {
      return await performOnce(call, name, given)
    } catch (error) {
      const isMissing = error instanceof Problem && error.id === 'not-found'
      const renamed = isMissing ? await withCurrentIds(call.records, given) : null
      if (renamed === null) throw error
      return await performOnce(call, name, renamed).catch((again: unknown) => {
        // The refusal may name the id that the entity has now, which the viewer may not know.
        throw again instanceof Problem && again.id === 'not-found' ? error : again
      })
    }
  }
}

/** The parameters with the ids that entities have now, in place of those that they had before they were renamed; `null` if there are none. */
async function withCurrentIds(tables: CampaignStore, given: unknown): Promise<object | null> {
  const written = Object.entries(typeof given === 'object' && given !== null ? given : {})
  const ids = written.map(([, value]) => (typeof value === 'string' ? readEntityId(value) : null))
  const renamed = await readRenamed(
    tables,
    ids.filter((id) => id !== null),
  )
  if (renamed.size === 0) return null
  return Object.fromEntries(written.map(([param, value], index) => [param, renamed.get(ids[index] ?? '') ?? value]))
}

function refuseKey({ keyless }: Operation, { idempotencyKey }: CallContext): void {
  if (idempotencyKey === null) return
  throw new Problem(
    'bad-params',
    keyless ? 'idempotencyKey: this operation does not take one' : 'idempotencyKey: only write operations take one',
  )
}

async function write(
  { idempotencyKey: key, ...call }: CallContext,
  request: string,
  handle: (context: WriteContext) => Promise<unknown>,
): Promise<unknown> {
  const effects: ((store: CampaignStore) => void)[] = []
  const afterCommit = (effect: (store: CampaignStore) => void) => void effects.push(effect)
  const idempotencyKey = key === null ? undefined : { key, request }
  const answer = await call.records.transaction(
    { actor: call.viewer.userId, idempotencyKey },
    async (records) => await handle({ ...call, records, afterCommit }),
  )
  effects.forEach((effect) => effect(call.records))
  await yieldToChangeFeed()
  return answer
}

/**
 * Lets the change feed push the change to live connections before the response is built. It works in microtasks, which all run before
 * the next tick, and takes less time than building the response. Pushes that take longer are not awaited.
 */
async function yieldToChangeFeed(): Promise<void> {
  await new Promise<void>((resolve) => {
    process.nextTick(resolve)
  })
}

/** Validates the parameters and checks that the viewer may call the operation with them. */
async function admit({ params, callers }: Operation, context: RequestContext, given: unknown): Promise<unknown> {
  const read = z.safeParse(params, given)
  if (!read.success) throw notValid(read.error)
  const isGranted = callers.who === 'granted' && context.viewer.role !== 'gameMaster'
  const granted = isGranted ? await readGrants(context.records) : []
  if (!mayCall(context.viewer, callers, read.data, granted)) throw new Problem('not-allowed')
  return read.data
}

function notValid({ issues: [issue] }: { readonly issues: readonly z.core.$ZodIssue[] }): Problem {
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const where = ['params', ...(issue?.path ?? []), ...unknown].join('.')
  const message = unknown.length > 0 ? 'is not a parameter' : (issue?.message ?? 'not valid')
  return new Problem('bad-params', `${where}: ${message}`)
}
