import { operations, type Operation, type OperationName } from '@waybook/contract'

import type { OperationHandlers, RequestContext } from '#features/request-context.ts'

import { ExpensiveQuestions } from './expensive-questions.ts'
import type { Expectations } from './handlers.ts'
import { RecentAnswers } from './recent-answers.ts'
import {
  admitted,
  currentIds,
  expected,
  fieldsOf,
  fromRecent,
  inTransaction,
  inTurn,
  type CallContext,
  type Step,
} from './steps.ts'

/**
 * Performs one operation for one viewer. Some answers are already encoded. Throws the Problems `bad-params` and `not-allowed`, `not-found`
 * for another campaign, `conflict` for an idempotency key of another call, and the handler's Problems.
 */
export type Perform = (caller: CallContext, name: OperationName, given: unknown) => Promise<unknown>

/** Any handler or expectation. Its parameters have been validated. */
type AnyHandler = (context: RequestContext, params: object) => Promise<object | undefined>

interface PerformOptions {
  readonly handlers: OperationHandlers
  readonly expectations: Expectations
  /** Receives the failure of an effect that runs after a commit. */
  readonly onFault: (error: unknown) => void
}

export function performWith({ handlers, expectations, onFault }: PerformOptions): Perform {
  const steps: readonly Step[] = [
    currentIds,
    admitted,
    fromRecent(new RecentAnswers()),
    inTurn(new ExpensiveQuestions()),
    expected(async (name, context, params) => void (await entryOf(expectations, name)?.(context, params))),
    inTransaction(onFault),
  ]
  return async (caller, name, given) => {
    const operation: Operation = operations[name]
    const handle: Parameters<Step>[1] = async ({ context, params }) => {
      const { campaignId: _checked, ...wanted } = fieldsOf(params)
      const answer = await entryOf(handlers, name)?.(context, wanted)
      return operation.writes ? { success: true, ...answer } : answer
    }
    const all = steps.reduceRight<typeof handle>((next, step) => async (call) => await step(call, next), handle)
    return await all({ operation, name, caller, context: caller, params: given })
  }
}

function entryOf(map: OperationHandlers | Expectations, name: OperationName): AnyHandler | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the map pairs each operation with a function of its parameters and context
  return map[name] as unknown as AnyHandler | undefined
}
