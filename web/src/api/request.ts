import { Problem, type Refusal } from '@waybook/contract'

import { problemOf, refusalOf } from './refusal.ts'

const OUT_OF_REACH = 'The server cannot be reached'

/** The static key of a server that wants one, as `/api/me` hands it out. */
let staticApiKey: string | undefined

/** Where no cookie proves who the viewer is: a fresh token for each request, since one lasts a minute. */
let tokenSource: (() => Promise<string | null>) | undefined

export function setStaticApiKey(key: string | undefined) {
  staticApiKey = key
}

/** From now on requests carry a token of this source; `null` from it means that nobody is signed in. */
export function setTokenSource(source: () => Promise<string | null>) {
  tokenSource = source
}

/** `undefined` where a cookie does instead, or nobody is signed in. Rejects where the sign-in service cannot be reached. */
export async function freshToken(): Promise<string | undefined> {
  return (await tokenSource?.()) ?? undefined
}

/** Resolves to the JSON of a success; anything else is a `Problem` whose text `failure` composes. */
export async function request(
  path: string,
  init: RequestInit,
  failure: (refusal: Refusal) => string,
): Promise<unknown> {
  const response = await send(path, init).catch(() => null)
  if (!response) throw new Problem('unavailable', failure({ statusText: OUT_OF_REACH, text: OUT_OF_REACH }))
  if (!response.ok) throw problemOf(await refusalOf(response), failure)
  return response.json()
}

/** A request with the headers that the server wants on every one. Rejects where the server cannot be reached. */
export async function send(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers)
  for (const [name, value] of Object.entries(await credentials())) headers.set(name, value)
  return await fetch(path, { ...init, headers })
}

/** The headers that let a request in, beside the cookie that the browser sends by itself. */
export async function credentials(): Promise<Readonly<Record<string, string>>> {
  const token = await freshToken()
  return {
    ...(staticApiKey !== undefined && { 'X-API-Key': staticApiKey }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  }
}
