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
  const headers = new Headers(init.headers)
  if (apiKey !== undefined) headers.set('X-API-Key', apiKey)
  const response = await send(path, { ...init, headers }).catch(() => null)
  if (!response) throw new Problem('unavailable', failure({ statusText: OUT_OF_REACH, text: OUT_OF_REACH }))
  if (!response.ok) throw problemOf(await refusalOf(response), failure)
  return response.json()
}

async function send(path: string, init: RequestInit & { readonly headers: Headers }): Promise<Response> {
  const token = await freshToken()
  if (token !== undefined) init.headers.set('Authorization', `Bearer ${token}`)
  return fetch(path, init)
}
