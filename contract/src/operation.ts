import type * as z from 'zod/mini'

import type { Callers } from './access.ts'

/** An operation of the API: its parameters, answer and callers. Its failure message is in `failure.ts`. */
export interface Operation<
  Name extends string = string,
  Params extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly name: Name
  /** One sentence for the API's documentation. */
  readonly summary: string
  /** Whether it changes anything. Writes are atomic, and an idempotency key makes retries safe. */
  readonly writes: boolean
  readonly params: Params
  readonly answer: Answer
  readonly callers: Callers
  /** Set for a write whose calls may not have an idempotency key. */
  readonly keyless?: true
  /** Why it requires a signed-in session instead of an API key. */
  readonly requiresSession?: SessionReason
}

/**
 * Why an API key isn't enough:
 * - `access`: it decides who can sign in and what they may do. Access granted with a key would outlive the key.
 * - `everything`: it copies or replaces the whole store.
 * - `presence`: it reports that a person is present.
 */
type SessionReason = 'access' | 'everything' | 'presence'

/** An operation that changes nothing. */
export interface ReadOperation<
  Name extends string = string,
  Params extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> extends Operation<Name, Params, Answer> {
  readonly writes: false
}

/** An operation that changes something. */
export interface WriteOperation<
  Name extends string = string,
  Params extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> extends Operation<Name, Params, Answer> {
  readonly writes: true
}

/**
 * A write without an idempotency key, because it changes accounts, or because its answer must not be stored for a retry. Such an answer is
 * a secret that grants access, so no keyless write accepts an API key.
 */
export interface KeylessWrite<
  Name extends string = string,
  Params extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> extends WriteOperation<Name, Params, Answer> {
  readonly keyless: true
  readonly requiresSession: SessionReason
}

type Declaration<Name extends string, Params extends z.ZodMiniType, Answer extends z.ZodMiniType> = Omit<
  Operation<Name, Params, Answer>,
  'writes'
>

export function defineRead<Name extends string, Params extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  declaration: Declaration<Name, Params, Answer>,
): ReadOperation<Name, Params, Answer> {
  return { ...declaration, writes: false }
}

export function defineWrite<Name extends string, Params extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  declaration: Declaration<Name, Params, Answer>,
): WriteOperation<Name, Params, Answer> {
  return { ...declaration, writes: true }
}

export function defineKeylessWrite<Name extends string, Params extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  declaration: Declaration<Name, Params, Answer> & Pick<KeylessWrite, 'requiresSession'>,
): KeylessWrite<Name, Params, Answer> {
  return { ...declaration, writes: true, keyless: true }
}
