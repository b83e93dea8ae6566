import { isProblemId, Problem, type ProblemId, type FailedResponse, problemKind } from '@waybook/contract'
import { sentenceOf, currentLanguage } from '@waybook/messages'

import { isUnreachable } from '#recovery/reach.ts'
import { markAsEnglish } from '#ui/text/english-texts.ts'

/** A refused request and its text, even if a proxy answered instead of the server. */
export interface RefusedRequest extends FailedResponse {
  readonly id: ProblemId
  readonly status: number
  /** What the server's text says in codes; `null` if it says it only in English. */
  readonly said: Coded | null
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
    said: answer?.said ?? kindOf(answer),
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

/**
 * The refusal as a `Problem` to show to the user. `failure` composes its English text. In another language, the server's sentence is shown
 * alone; the text of one without a code stays English, and is marked as such.
 */
export function problemOf(refused: RefusedRequest, failure: (refusal: FailedResponse) => string): Problem {
  return new Problem(refused.id, inLanguage(refused) ?? failure(refused), { details: refused.details })
}

/** The server's sentence in the language of the page; `null` in English, and for one without a code. */
export function inLanguage({ said, text }: Pick<RefusedRequest, 'said' | 'text'>): string | null {
  if (currentLanguage() === 'en') return null
  const sentence = said && sentenceOf(said)
  if (sentence === null) markAsEnglish(text)
  return sentence
}

function errorIn(body: string) {
  const answer = parsed(body)
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return null
  if (typeof answer.error !== 'string') return null
  const { error, id, code, params, ...details }: Refusal = { ...answer, error: answer.error }
  return { error, id: isProblemId(id) ? id : null, said: codedOf(code, params), details }
}

/** The kind of a refusal that gives no reason of its own. */
function kindOf(answer: { readonly error: string; readonly id: ProblemId | null } | null): Coded | null {
  if (!answer?.id) return null
  const { text, said } = problemKind(answer.id)
  return text === answer.error ? said : null
}

type Coded = Parameters<typeof sentenceOf>[0]

function codedOf(code: unknown, params: unknown): Coded | null {
  const isCoded = typeof code === 'string' && typeof params === 'object' && params !== null
  return isCoded ? { code, params: { ...params } } : null
}

interface Refusal {
  readonly error: string
  readonly id?: unknown
  readonly code?: unknown
  readonly params?: unknown
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
