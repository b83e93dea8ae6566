import { Problem, type Refusal } from '@waybook/contract'

import { problemOf, refusalOf } from './refusal.ts'
import { freshToken } from './token.ts'

const OUT_OF_REACH = 'The server cannot be reached'

/** The static key of a server that wants one, as `/api/me` hands it out. */
let apiKey: string | undefined

export function carryApiKey(key: string | undefined) {
  apiKey = key
}

/** Answers with the JSON of a success; anything else is a `Problem` whose text `failure` composes. */
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

/** A request with what the server wants of every one; the answer as it comes. Rejects where the server cannot be reached. */
export async function send(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers)
  for (const [name, value] of Object.entries(await credentials())) headers.set(name, value)
  return await fetch(path, { ...init, headers })
}

/** The headers by which the server lets a request in, beside the cookie that the browser sends by itself. */
export async function credentials(): Promise<Readonly<Record<string, string>>> {
  const token = await freshToken()
  return {
    ...(apiKey !== undefined && { 'X-API-Key': apiKey }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  }
}
