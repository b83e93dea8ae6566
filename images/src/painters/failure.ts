import type { PaintFailure } from '../service/painter.ts'

type Failure = { readonly ok: false } & PaintFailure

const SECOND_MS = 1000

/** Turns an HTTP response without a picture into a failure. `reason` is the error message of the service, if any. */
export function failureOf(who: string, status: number, headers: Headers | undefined, reason: string): Failure {
  if (status === 401 || status === 403) return { ok: false, error: `${who} does not accept the key`, retryable: false }
  if (status === 429) {
    const retryAfterSeconds = secondsOf(headers?.get('retry-after') ?? null)
    const busy = { ok: false, error: `${who} is too busy right now`, retryable: true } as const
    return retryAfterSeconds === null ? busy : { ...busy, retryAfterSeconds }
  }
  if (status >= 500) return { ok: false, error: `${who} failed (HTTP ${status})`, retryable: true }
  return { ok: false, error: `${who} does not accept the request: ${reason || `HTTP ${status}`}`, retryable: false }
}

export function unreachable(who: string): Failure {
  return { ok: false, error: `${who} cannot be reached`, retryable: true }
}

export function timedOut(who: string): Failure {
  return { ok: false, error: `${who} took too long`, retryable: true }
}

export function unreadablePicture(who: string): Failure {
  return { ok: false, error: `${who} sent a picture that cannot be read`, retryable: true }
}

/** `Retry-After` is a number of seconds or a date. */
function secondsOf(retryAfter: string | null): number | null {
  if (retryAfter === null) return null
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / SECOND_MS
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds))
}
