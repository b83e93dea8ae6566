import {
  ACCOUNT_HEADER,
  failureOf,
  type AnswerOf,
  type OperationName,
  type ParamsOf,
  Problem,
  type FailedResponse,
  type PropertyValue,
  QUERY_PATH,
  VIEW_AS_HEADER,
} from '@waybook/contract'
import { start } from '@waybook/messages/start'

import { showNotice } from '#stores/notice.ts'
import { changeView, viewAs } from '#stores/view-as.ts'

import { ownAddress, readSent } from './display-address.ts'
import { problemOf, refusalOf } from './refusal.ts'

export interface CallOptions {
  /** A write with a key takes effect once, however often it is sent. */
  readonly idempotencyKey?: string | undefined
  /** The account of a queued call. The server refuses the call if a different account is signed in by now. */
  readonly account?: string
  readonly signal?: AbortSignal
  /** Whether to send the call even if its page closes or reloads before it is complete. Ignored for large calls. */
  readonly keepalive?: boolean
}

/** Browsers finish at most 64 KB of requests for closed pages, and reject more at once. */
const KEEPALIVE_LENGTH_MAX = 4000

/** Calls an operation. Rejects with a `Problem` that has the failure text of the operation. */
export async function call<Name extends OperationName>(
  name: Name,
  params: ParamsOf<Name>,
  options: CallOptions = {},
): Promise<AnswerOf<Name>> {
  const answer = await post(name, params, options)
  // The server is type-checked against the same declaration and ships with this client, so its response is trusted.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return answer as AnswerOf<Name>
}

async function post<Name extends OperationName>(
  operation: Name,
  params: ParamsOf<Name>,
  { idempotencyKey, account, signal, keepalive = false }: CallOptions,
): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', ...(account !== undefined && { [ACCOUNT_HEADER]: account }) }
  const body = JSON.stringify({ operation, params, idempotencyKey })
  return await request(
    QUERY_PATH,
    {
      method: 'POST',
      headers,
      body,
      keepalive: keepalive && body.length <= KEEPALIVE_LENGTH_MAX,
      ...(signal && { signal }),
    },
    failureOf(operation, params),
  )
}

function noResponse(): FailedResponse {
  const text = start.unreachable()
  return { status: null, statusText: text, text, explained: false }
}

/** The static API key, if the server requires one; `/api/me` returns it. */
let staticApiKey: string | undefined

/** Set if no cookie authenticates the viewer. Returns a fresh token for each request, because a token is valid for one minute. */
let tokenSource: (() => Promise<string | null>) | undefined

export function setStaticApiKey(key: string | undefined) {
  staticApiKey = key
}

/** Makes requests carry a token from this source; `null` means that nobody is signed in. */
export function setTokenSource(source: () => Promise<string | null>) {
  tokenSource = source
}

/** `undefined` if a cookie is used instead, or nobody is signed in. Rejects if the sign-in service cannot be reached. */
export async function freshToken(): Promise<string | undefined> {
  return (await tokenSource?.()) ?? undefined
}

/** Resolves to the JSON of a successful response; otherwise rejects with a `Problem` whose text `failure` composes. */
export async function request(
  path: string,
  init: RequestInit,
  failure: (refusal: FailedResponse) => string,
): Promise<unknown> {
  const response = await send(path, init).catch(() => null)
  if (!response) throw new Problem('unavailable', failure(noResponse()))
  if (!response.ok) {
    const problem = problemOf(await refusalOf(response), failure)
    reactToView(problem)
    throw problem
  }
  return readSent(await response.text())
}

/** Handles refusals that are caused by viewing as a player: ends the view or shows a notice. */
function reactToView({ id }: Problem): void {
  if (viewAs() === null) return
  if (id === 'view-refused') changeView(null, 'refused')
  if (id !== 'view-only') return
  const back = { label: start.backToYourView(), run: () => changeView(null, 'left') }
  showNotice({ text: start.viewOnly(), action: back })
}

/** Sends a request with the headers that every request needs. Rejects if the server cannot be reached. */
export async function send(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers)
  for (const [name, value] of Object.entries(await credentials())) headers.set(name, value)
  return await fetch(ownAddress(path), { ...init, headers })
}

/** The headers that identify the viewer, in addition to the cookie that the browser sends, and the player whose view they want. */
export async function credentials(): Promise<Readonly<Record<string, string>>> {
  const token = await freshToken()
  const player = viewAs()
  return {
    ...(player !== null && { [VIEW_AS_HEADER]: player }),
    ...(staticApiKey !== undefined && { 'X-API-Key': staticApiKey }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  }
}

const apiError = ({ statusText }: { readonly statusText: string }) => start.apiError({ reason: statusText })

/** Sends a GET request to the API. `Answer` is the type that the server returns for the path. */
export async function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as in `call`, the response is trusted
  return (await request(path, signal ? { signal } : {}, apiError)) as Answer
}

/** The value of a property; `null` if the entity or the property does not exist. */
export async function getProperty(id: string, name: string): Promise<PropertyValue | null> {
  try {
    const answer = await get<{ value: PropertyValue }>(`/api/entities/${id}/properties/${encodeURIComponent(name)}`)
    return answer.value
  } catch (error) {
    if (error instanceof Problem && error.id === 'not-found') return null
    throw error
  }
}

/** A key for one user action, by which the server recognizes retries. Browsers offer `crypto.randomUUID` only on https. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
