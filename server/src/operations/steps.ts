import { mayCall, Problem, readEntityId, type Operation, type OperationName } from '@waybook/contract'
import * as z from 'zod/mini'

import { readGrants } from '#features/campaign/queries.ts'
import type { DeferredEffect, RequestContext, WriteContext } from '#features/request-context.ts'
import type { CampaignStore } from '#features/store.ts'
import { readRenamed } from '#features/writing/source.ts'

import { EXPENSIVE, type ExpensiveQuestions, type Question } from './expensive-questions.ts'
import type { RecentAnswers } from './recent-answers.ts'

/** The context of an incoming call. */
export interface CallContext extends Question {
  /** Chosen by the caller. All retries of one call share it. */
  readonly idempotencyKey: string | null
}

/** A call on its way to the handler. */
interface Call {
  readonly operation: Operation
  readonly name: OperationName
  readonly caller: CallContext
  /** The context that the handler receives. */
  readonly context: RequestContext
  readonly params: unknown
}

/** Does its part and passes the call to `next`, which is the next step or the handler. Or answers itself. */
export type Step = (call: Call, next: (call: Call) => Promise<unknown>) => Promise<unknown>

/** If a call uses the former id of a renamed entity, repeats it with the current id. */
export const currentIds: Step = async (call, next) => {
  try {
    return await next(call)
  } catch (error) {
    const isMissing = error instanceof Problem && error.id === 'not-found'
    const params = isMissing ? await withCurrentIds(call.caller.records, call.params) : null
    if (params === null) throw error
    return await next({ ...call, params }).catch((again: unknown) => {
      // The second refusal may contain the current id, which the viewer may not know.
      throw again instanceof Problem && again.id === 'not-found' ? error : again
    })
  }
}

/** `null` if no entity in the parameters was renamed. */
async function withCurrentIds(tables: CampaignStore, given: unknown): Promise<object | null> {
  const written = Object.entries(fieldsOf(given))
  const ids = written.map(([, value]) => (typeof value === 'string' ? readEntityId(value) : null))
  const renamed = await readRenamed(
    tables,
    ids.filter((id) => id !== null),
  )
  if (renamed.size === 0) return null
  return Object.fromEntries(written.map(([param, value], index) => [param, renamed.get(ids[index] ?? '') ?? value]))
}

/** Validates the parameters, and checks that the viewer may call the operation with them in this campaign. */
export const admitted: Step = async (call, next) => {
  const { operation, context, caller } = call
  const read = z.safeParse(operation.params, call.params)
  if (!read.success) throw notValid(read.error)
  const isGranted = operation.callers.who === 'granted' && context.viewer.role !== 'gameMaster'
  const granted = isGranted ? await readGrants(context.records) : []
  if (!mayCall(context.viewer, operation.callers, read.data, granted)) throw new Problem('not-allowed')
  if (!isTransaction(operation)) refuseKey(operation, caller)
  const { campaignId = context.campaignId } = fieldsOf(read.data)
  if (campaignId !== context.campaignId) throw new Problem('not-found', `Campaign "${String(campaignId)}" not found`)
  return await next({ ...call, params: read.data })
}

function notValid({ issues: [issue] }: { readonly issues: readonly z.core.$ZodIssue[] }): Problem {
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const where = ['params', ...(issue?.path ?? []), ...unknown].join('.')
  const message = unknown.length > 0 ? 'is not a parameter' : (issue?.message ?? 'not valid')
  return new Problem('bad-params', `${where}: ${message}`)
}

function refuseKey({ keyless }: Operation, { idempotencyKey }: CallContext): void {
  if (idempotencyKey === null) return
  throw new Problem(
    'bad-params',
    keyless ? 'idempotencyKey: this operation does not take one' : 'idempotencyKey: only write operations take one',
  )
}

/** Answers with a cached answer if it is still valid. */
export const fromRecent =
  (answers: RecentAnswers): Step =>
  async (call, next) => {
    return await answers.of(
      call.caller,
      call,
      async ({ viewer, firstName }) => await next({ ...call, context: { ...call.context, viewer, firstName } }),
    )
  }

/** Makes expensive questions wait for their turn. */
export const inTurn =
  (questions: ExpensiveQuestions): Step =>
  async (call, next) => {
    if (!EXPENSIVE.has(call.name)) return await next(call)
    return await questions.answer(
      call.caller,
      async (longReads) => await next({ ...call, context: { ...call.context, ...longReads } }),
    )
  }

/** Checks the requirements of a write outside the records. Must come before the transaction, which awaits only the database. */
export const expected =
  (expect: (name: OperationName, context: RequestContext, params: object) => Promise<void>): Step =>
  async (call, next) => {
    if (isTransaction(call.operation)) await expect(call.name, call.context, fieldsOf(call.params))
    return await next(call)
  }

/**
 * Runs the handler of a write in one transaction. A retry with the same idempotency key gets the stored answer. `onFault` receives the
 * failure of an effect that was deferred: the transaction is committed, so the call succeeds anyway.
 */
export const inTransaction =
  (onFault: (error: unknown) => void): Step =>
  async (call, next) => {
    if (!isTransaction(call.operation)) return await next(call)
    const { viewer, records: store, idempotencyKey: key } = call.caller
    const effects: DeferredEffect[] = []
    const afterCommit: WriteContext['afterCommit'] = (effect) => void effects.push(effect)
    const idempotencyKey = key === null ? undefined : { key, request: JSON.stringify([call.name, call.params]) }
    const answer = await store.transaction({ actor: viewer.userId, idempotencyKey }, async (records) => {
      // A transaction may begin anew.
      effects.length = 0
      const context: WriteContext = { ...call.context, records, afterCommit }
      return await next({ ...call, context })
    })
    for (const effect of effects) void (async () => await effect(store))().catch(onFault)
    await yieldToChangeFeed()
    return answer
  }

/** Keyless writes change accounts, which are outside the transaction. */
function isTransaction({ writes, keyless }: Operation): boolean {
  return writes && !keyless
}

/**
 * Lets the change feed push the change to live connections before the response is built. The feed works in microtasks, which all run
 * before the next tick, and takes less time than building the response. Slower pushes are not awaited.
 */
async function yieldToChangeFeed(): Promise<void> {
  await new Promise<void>((resolve) => {
    process.nextTick(resolve)
  })
}

/** The fields of parameters. Empty if they are not an object. */
export function fieldsOf(params: unknown): Readonly<Record<string, unknown>> {
  return typeof params === 'object' && params !== null ? { ...params } : {}
}
