import OpenAI, { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai'

import type { PaintResult, Painter } from '../service/painter.ts'
import { unreadablePicture, unreachable, failureOf, timedOut } from './failure.ts'
import type { ReceivePicture } from './received-picture.ts'

const WHO = 'OpenAI'
/** OpenAI's error codes for prompts and pictures that its moderation rejects. */
const UNWANTED: ReadonlySet<unknown> = new Set(['moderation_blocked', 'content_policy_violation'])
const NO_CREDIT: ReadonlySet<unknown> = new Set(['insufficient_quota', 'billing_hard_limit_reached'])

interface Options {
  readonly apiKey: string
  readonly model: string
  /** `null` for OpenAI's default URL. */
  readonly baseUrl: string | null
}

/** OpenAI's image API. It sends one request per order, because the server's job decides whether and when to retry. */
export function openaiPainter({ apiKey, model, baseUrl }: Options, receive: ReceivePicture): Painter {
  const client = new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0, fetchOptions: { redirect: 'error' } })
  return {
    name: 'openai',
    paint: async ({ prompt, size, quality }, signal) => {
      try {
        const answer = await client.images.generate(
          { model, prompt, size, quality, n: 1, output_format: 'png' },
          { signal },
        )
        const picture = await receive(answer.data?.[0]?.b64_json ?? '')
        return picture ? { ok: true, picture } : unreadablePicture(WHO)
      } catch (error) {
        return failureFrom(error)
      }
    },
  }
}

function failureFrom(error: unknown): PaintResult {
  if (error instanceof APIUserAbortError || error instanceof APIConnectionTimeoutError) return timedOut(WHO)
  // The client throws a plain SyntaxError if the response is not JSON.
  if (error instanceof SyntaxError) return unreadablePicture(WHO)
  if (!(error instanceof APIError)) throw error
  if (typeof error.status !== 'number') return unreachable(WHO)
  if (UNWANTED.has(error.code))
    return {
      ok: false,
      error: `${WHO} does not accept this prompt. Change it and try again.`,
      retryable: false,
    }
  if (NO_CREDIT.has(error.code)) return { ok: false, error: `The ${WHO} account has no credit left`, retryable: false }
  return failureOf(
    WHO,
    error.status,
    error.headers instanceof Headers ? error.headers : undefined,
    messageIn(error.error),
  )
}

function messageIn(body: unknown): string {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : ''
}
