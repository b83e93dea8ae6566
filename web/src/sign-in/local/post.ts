import { refusalOf } from '../../client/refusal.ts'

/** What came of asking the built-in sign-in for something. */
export type Outcome = { readonly ok: true; readonly answer: unknown } | Refused

export interface Refused {
  readonly ok: false
  readonly status: number
  /** What the server said, in its words. */
  readonly text: string
  /** Seconds until it is worth asking again, where the server said so. */
  readonly retryAfterS: number | null
}

const OUT_OF_REACH: Refused = { ok: false, status: 0, text: 'The server cannot be reached.', retryAfterS: null }

export async function post(path: string, body: object): Promise<Outcome> {
  const response = await fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (!response) return OUT_OF_REACH
  if (response.ok) return { ok: true, answer: await response.json().catch(() => null) }
  const { text } = await refusalOf(response)
  const seconds = Number(response.headers.get('Retry-After'))
  return { ok: false, status: response.status, text, retryAfterS: seconds > 0 ? seconds : null }
}
