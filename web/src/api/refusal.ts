import { isProblemId, Problem, type ProblemId, type FailedResponse } from '@waybook/contract'

import { isUnreachable } from '#recovery/reach.ts'

/** A refused request and its text, even if a proxy answered instead of the server. */
export interface RefusedRequest extends FailedResponse {
  readonly id: ProblemId
  readonly status: number
  /** Fields of the server's answer in addition to its text and id. */
  readonly details: object
}

export async function refusalOf(response: Response): Promise<RefusedRequest> {
  const { status } = response
  const body = await response.text()
  const answer = errorIn(body)
  const statusText = response.statusText || (statusTexts[status] ?? `HTTP ${status}`)
  return {
    id: answer?.id ?? idOf(status),
    status,
    statusText,
    text: answer?.error ?? (isPlainText(body) ? body.trim() : statusText),
    explained: answer !== null,
    details: answer?.details ?? {},
  }
}

interface Asked {
  readonly data: unknown
  readonly error: Error | null
  readonly isFetchNextPageError?: boolean
}

/**
 * The error to show next to an answer. An answer that merely could not be refetched shows none, because the page as a whole shows that it is
 * outdated.
 */
export function failureBeside({ data, error, isFetchNextPageError = false }: Asked): Error | null {
  return data !== undefined && !isFetchNextPageError && isUnreachable(error) ? null : error
}

/** Whether the server refused a change because someone else changed the record first. */
export function isConflict(error: unknown): boolean {
  return error instanceof Problem && error.id === 'conflict'
}

/** The refusal as a `Problem` to show to the user. `failure` composes its text. */
export function problemOf(refused: RefusedRequest, failure: (refusal: FailedResponse) => string): Problem {
  return new Problem(refused.id, failure(refused), { details: refused.details })
}

function errorIn(body: string) {
  const answer = parsed(body)
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return null
  if (typeof answer.error !== 'string') return null
  const { error, id, ...details }: { error: string; id?: unknown } = { ...answer, error: answer.error }
  return { error, id: isProblemId(id) ? id : null, details }
}

/** Longer than any message to a person. */
const MESSAGE_MAX = 1000

/** Whether the body is a message rather than a page or data. */
function isPlainText(body: string): boolean {
  return body.length <= MESSAGE_MAX && /^\s*[^\s<{[]/.test(body)
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** The problem for a refusal that did not come from our server. */
function idOf(status: number): ProblemId {
  if (status === 404) return 'not-found'
  return status >= 502 && status <= 504 ? 'unavailable' : 'unknown'
}

/** HTTP/2 responses have no status text. */
const statusTexts: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}
