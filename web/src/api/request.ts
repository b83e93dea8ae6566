import { Problem, type FailedResponse } from '@waybook/contract'

import { problemOf, refusalOf } from './refusal.ts'

const OUT_OF_REACH = 'The server cannot be reached'

/** The static API key, if the server requires one; `/api/me` returns it. */
let staticApiKey: string | undefined

/** Set if no cookie authenticates the viewer. Returns a fresh token for each request, since a token is valid for one minute. */
let tokenSource: (() => Promise<string | null>) | undefined

export function setStaticApiKey(key: string | undefined) {
  staticApiKey = key
}

/** From now on requests carry a token from this source; `null` means that nobody is signed in. */
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
  if (!response) throw new Problem('unavailable', failure({ statusText: OUT_OF_REACH, text: OUT_OF_REACH }))
  if (!response.ok) throw problemOf(await refusalOf(response), failure)
  return response.json()
}

/** Sends a request with the headers that every request needs. Rejects if the server cannot be reached. */
export async function send(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers)
  for (const [name, value] of Object.entries(await credentials())) headers.set(name, value)
  return await fetch(path, { ...init, headers })
}

/** The headers that authenticate a request, in addition to the cookie that the browser sends automatically. */
export async function credentials(): Promise<Readonly<Record<string, string>>> {
  const token = await freshToken()
  return {
    ...(staticApiKey !== undefined && { 'X-API-Key': staticApiKey }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  }
}
