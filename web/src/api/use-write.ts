import { hashKey, useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { Problem, takesIdempotencyKey, type AnswerOf, type ParamsOf, type WriteName } from '@waybook/contract'
import { useState } from 'react'

import { call } from './call.ts'
import { newIdempotencyKey } from './idempotency-key.ts'

/** What a person wants done once, however often it has to be sent. */
export interface WriteAction<Name extends WriteName, Variables> {
  readonly name: Name
  readonly params: ParamsOf<Name>
  readonly variables: Variables
  readonly idempotencyKey: string | undefined
}

type Scheduling = Pick<UseMutationOptions, 'mutationKey' | 'scope' | 'networkMode' | 'retry' | 'retryDelay'>

interface WriteOptions<Name extends WriteName, Variables> extends Scheduling {
  readonly params: (variables: Variables) => ParamsOf<Name>
  /** Set where a failed action is made up for, so that the same once more is never a second try at it. */
  readonly alwaysNew?: boolean
  readonly onMutate?: (variables: Variables) => unknown
  readonly onSuccess?: (answer: AnswerOf<Name>, variables: Variables) => unknown
  readonly onError?: (error: Error, variables: Variables) => unknown
  readonly onSettled?: () => unknown
}

/**
 * A mutation of an operation, or of the one that the variables choose. Each action has an idempotency key, with which it is sent again:
 * by a retry, and where its answer was lost, by a person who tries the same again.
 */
export function useWrite<Name extends WriteName, Variables>(
  operation: Name | ((variables: Variables) => Name),
  options: WriteOptions<Name, Variables>,
) {
  const { params, alwaysNew = false, onMutate, onSuccess, onError, onSettled, ...scheduling } = options
  const [unanswered] = useState(() => new UnansweredActions())
  const { mutate, mutateAsync, ...mutation } = useMutation({
    ...scheduling,
    mutationFn: ({ name, params: sent, idempotencyKey }: WriteAction<Name, Variables>) =>
      call(name, sent, { idempotencyKey }),
    onMutate: ({ variables }) => onMutate?.(variables),
    onSuccess: (answer, { variables }) => {
      unanswered.clear()
      return onSuccess?.(answer, variables)
    },
    onError: (error, action) => {
      if (mayBeDone(error) && !alwaysNew) unanswered.add(action)
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
    /** What is being written; `undefined` while nothing is. */
    pending: mutation.isPending ? variables : undefined,
    mutate: (wanted: Variables, callbacks?: { readonly onSuccess: () => void }) => mutate(actionOf(wanted), callbacks),
    mutateAsync: (wanted: Variables) => mutateAsync(actionOf(wanted)),
  }
}

/** A refusal of the server is certain; after anything else it may have done what it was asked. */
function mayBeDone(error: Error): boolean {
  return !(error instanceof Problem) || error.id === 'unavailable'
}

type Action = Omit<WriteAction<WriteName, unknown>, 'variables'>

/** For how long the same once more counts as a second try. */
const REPEATED_WITHIN_MS = 60_000

/** The actions that the server may have done without the page knowing. */
class UnansweredActions {
  readonly #actions = new Map<string, { readonly idempotencyKey: string | undefined; readonly untilMs: number }>()

  add({ name, params, idempotencyKey }: Action): void {
    this.#actions.set(hashKey([name, params]), { idempotencyKey, untilMs: Date.now() + REPEATED_WITHIN_MS })
  }

  /** The key for the next try at such an action. */
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
