import type * as z from 'zod/mini'

import type { Callers } from './access.ts'

/** What an answer that is not a success tells the client. */
export interface Refusal {
  /** The HTTP status' own words, as in `Not Found`. */
  readonly statusText: string
  /** The error that the server gave, else the body. */
  readonly text: string
}

/** One verb of the product: what it takes, what it answers, who may call it and what a person reads when it fails. */
export interface Operation<
  Name extends string = string,
  Params extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly name: Name
  /** One sentence for the API's documentation. */
  readonly summary: string
  /** Whether it changes anything. Then it is done whole or not at all, and a call may carry a `once`, so that its retries do nothing again. */
  readonly writes: boolean
  readonly params: Params
  readonly answer: Answer
  readonly callers: Callers
  readonly failure: (refusal: Refusal) => string
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

type Declaration<Name extends string, Params extends z.ZodMiniType, Answer extends z.ZodMiniType> = Omit<
  Operation<Name, Params, Answer>,
  'failure' | 'writes'
> & { failure?: (refusal: Refusal) => string }

export function question<Name extends string, Params extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  declaration: Declaration<Name, Params, Answer>,
): Question<Name, Params, Answer> {
  return { failure: queryFailed, ...declaration, writes: false }
}

export function write<Name extends string, Params extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  declaration: Declaration<Name, Params, Answer>,
): Write<Name, Params, Answer> {
  return { failure: queryFailed, ...declaration, writes: true }
}

/** The text for an operation that names none of its own (specification, section 8). */
const queryFailed = ({ text }: Refusal) => `API query failed: ${text}`

/** Most failures end in the status' own words, some in what the server said (specification, section 8). */
export const failedWithStatus = (beginning: string) => (refusal: Refusal) => `${beginning}: ${refusal.statusText}`
export const failedWithText = (beginning: string) => (refusal: Refusal) => `${beginning}: ${refusal.text}`
