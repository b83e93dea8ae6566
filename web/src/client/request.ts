import { Problem, type Refusal } from '@waybook/contract'

import { problemOf, refusalOf } from './refusal.ts'

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
  if (apiKey !== undefined) headers.set('X-API-Key', apiKey)
  return await fetch(path, { ...init, headers })
}
