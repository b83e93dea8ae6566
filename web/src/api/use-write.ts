import { hashKey, useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { Problem, takesIdempotencyKey, type AnswerOf, type ParamsOf, type WriteName } from '@waybook/contract'
import { useState } from 'react'

import { call, newIdempotencyKey } from './call.ts'

/** A user action that takes effect once, however often it is sent. */
export interface WriteAction<Name extends WriteName, Variables> {
  readonly name: Name
  readonly params: ParamsOf<Name>
  readonly variables: Variables
  readonly idempotencyKey: string | undefined
}

type Scheduling = Pick<UseMutationOptions, 'mutationKey' | 'scope' | 'networkMode' | 'retry' | 'retryDelay'>

interface WriteOptions<Name extends WriteName, Variables> extends Scheduling {
  readonly params: (variables: Variables) => ParamsOf<Name>
  /** Set this if a failed action is compensated for. Repeating it is then a new action, not a retry. */
  readonly neverReuseKey?: boolean
  readonly onMutate?: (variables: Variables) => unknown
  readonly onSuccess?: (answer: AnswerOf<Name>, variables: Variables) => unknown
  readonly onError?: (error: Error, variables: Variables) => unknown
  readonly onSettled?: () => unknown
}

/** Called unless the component has begun another write by then, or is gone. */
interface WriteCallbacks {
  readonly onSuccess?: () => void
  readonly onSettled?: () => void
}

/**
 * A mutation that calls an operation, or the operation that the variables select. Each action has an idempotency key. Automatic retries reuse it, and
 * so does a user who repeats an action whose answer was lost.
 */
export function useWrite<Name extends WriteName, Variables>(
  operation: Name | ((variables: Variables) => Name),
  options: WriteOptions<Name, Variables>,
) {
  const { params, neverReuseKey = false, onMutate, onSuccess, onError, onSettled, ...scheduling } = options
  const [unanswered] = useState(() => new UnansweredActions())
  const { mutate, mutateAsync, ...mutation } = useMutation({
    ...scheduling,
    // The action is sent even if the user leaves the page at once.
    mutationFn: ({ name, params: sent, idempotencyKey }: WriteAction<Name, Variables>) =>
      call(name, sent, { idempotencyKey, keepalive: true }),
    onMutate: ({ variables }) => onMutate?.(variables),
    onSuccess: (answer, { variables }) => {
      unanswered.clear()
      return onSuccess?.(answer, variables)
    },
    onError: (error, action) => {
      if (mayHaveTakenEffect(error) && !neverReuseKey) unanswered.add(action)
      return onError?.(error, action.variables)
    },
    onSettled: () => onSettled?.(),
  })

  const actionOf = (variables: Variables): WriteAction<Name, Variables> => {
    const name = typeof operation === 'function' ? operation(variables) : operation
    const action = { name, params: params(variables), variables }
    const idempotencyKey = takesIdempotencyKey(name) ? (unanswered.takeKey(action) ?? newIdempotencyKey()) : undefined
    return { ...action, idempotencyKey }
  }
  const variables = mutation.variables?.variables
  return {
    ...mutation,
    variables,
    /** The variables of the pending write; `undefined` if there is none. */
    pending: mutation.isPending ? variables : undefined,
    mutate: (wanted: Variables, callbacks?: WriteCallbacks) => mutate(actionOf(wanted), callbacks),
    mutateAsync: (wanted: Variables) => mutateAsync(actionOf(wanted)),
  }
}

/** After a refusal the action has certainly not taken effect; after any other error it may have. */
function mayHaveTakenEffect(error: Error): boolean {
  return !(error instanceof Problem) || error.id === 'unavailable'
}

type Action = Omit<WriteAction<WriteName, unknown>, 'variables'>

/** How long repeating the same action counts as a retry. */
const REPEATED_WITHIN_MS = 60_000

/** The actions that may have taken effect without an answer. */
class UnansweredActions {
  readonly #actions = new Map<string, { readonly idempotencyKey: string | undefined; readonly untilMs: number }>()

  add({ name, params, idempotencyKey }: Action): void {
    this.#actions.set(hashKey([name, params]), { idempotencyKey, untilMs: Date.now() + REPEATED_WITHIN_MS })
  }

  /** Removes and returns the key to reuse for a retry of this action. */
  takeKey({ name, params }: Omit<Action, 'idempotencyKey'>): string | undefined {
    const hash = hashKey([name, params])
    const action = this.#actions.get(hash)
    this.#actions.delete(hash)
    return action && action.untilMs > Date.now() ? action.idempotencyKey : undefined
  }

  clear(): void {
    this.#actions.clear()
  }
}
