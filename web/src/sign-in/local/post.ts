import { signIn } from '@waybook/messages/signIn'

import { ownAddress } from '#api/display-address.ts'
import { refusalOf, inLanguage } from '#api/refusal.ts'

/** The result of a request to the built-in sign-in. */
export type Outcome = { readonly ok: true; readonly answer: unknown } | Refused

export interface Refused {
  readonly ok: false
  readonly status: number
  /** The text for the user, usually from the server. */
  readonly text: string
  /** Seconds until another attempt may succeed, if the server sent them. */
  readonly retryAfterS: number | null
}

/** A refusal that did not come from the server. */
export const refusedHere = (text: string): Refused => ({ ok: false, status: 0, text, retryAfterS: null })

export async function post(path: string, body: object): Promise<Outcome> {
  const response = await fetch(ownAddress(`/api/auth/${path}`), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (!response) return refusedHere(signIn.unreachable())
  if (response.ok) return { ok: true, answer: await response.json().catch(() => null) }
  const refusal = await refusalOf(response)
  const text = inLanguage(refusal) ?? refusal.text
  const seconds = Number(response.headers.get('Retry-After'))
  return { ok: false, status: response.status, text, retryAfterS: seconds > 0 ? seconds : null }
}

export async function postOrThrow(path: string, body: object): Promise<void> {
  const outcome = await post(path, body)
  if (!outcome.ok) throw new Error(refusalWords(outcome))
}

const MINUTE_S = 60

/** The text below the form for a refusal that does not concern a single field. */
export function refusalWords({ status, text, retryAfterS }: Refused): string {
  if (status !== 429) return text
  return retryAfterS === null ? signIn.tooManyWait() : signIn.tooManySeconds({ again: tryAgainIn(retryAfterS) })
}

export function tryAgainIn(seconds: number): string {
  if (seconds < MINUTE_S) return signIn.againInSeconds({ count: seconds })
  return signIn.againInMinutes({ count: Math.ceil(seconds / MINUTE_S) })
}
