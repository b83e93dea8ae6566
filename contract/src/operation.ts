import type * as z from 'zod/mini'

import type { Callers } from './access.ts'

/** One verb of the product: what it takes, what it answers and who may call it. What a person reads when it fails is in `failure.ts`. */
export interface Operation<
  Name extends string = string,
  Params extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly name: Name
  /** One sentence for the API's documentation. */
  readonly summary: string
  /** Whether it changes anything. Then it is done whole or not at all, and a call may carry an idempotency key, so that its retries do nothing again. */
  readonly writes: boolean
  readonly params: Params
  readonly answer: Answer
  readonly callers: Callers
  /** Whether no call of it may carry an idempotency key, though it writes. */
  readonly keyless?: true
  /** Whether it asks for somebody signed in themselves, and no API key stands for them. */
  readonly inPerson?: true
}

/** An operation that changes nothing. */
export interface Question<
  Name extends string = string,
  Params extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> extends Operation<Name, Params, Answer> {
  readonly writes: false
}

/** An operation that changes something. */
export interface Write<
  Name extends string = string,
  Params extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> extends Operation<Name, Params, Answer> {
  readonly writes: true
}

/** A write that takes no idempotency key: it changes the accounts, or its answer is not to be kept for a retry. */
export interface KeylessWrite<
  Name extends string = string,
  Params extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> extends Write<Name, Params, Answer> {
  readonly keyless: true
}

type Declaration<Name extends string, Params extends z.ZodMiniType, Answer extends z.ZodMiniType> = Omit<
  Operation<Name, Params, Answer>,
  'writes'
>

export function question<Name extends string, Params extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  declaration: Declaration<Name, Params, Answer>,
): Question<Name, Params, Answer> {
  return { ...declaration, writes: false }
}

export function write<Name extends string, Params extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  declaration: Declaration<Name, Params, Answer>,
): Write<Name, Params, Answer> {
  return { ...declaration, writes: true }
}

export function keylessWrite<Name extends string, Params extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  declaration: Declaration<Name, Params, Answer>,
): KeylessWrite<Name, Params, Answer> {
  return { ...declaration, writes: true, keyless: true }
}
