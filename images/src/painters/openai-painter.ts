import OpenAI, { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai'

import type { Painted, Painter } from './painter.ts'
import { receivedPicture } from './received-picture.ts'
import { broken, outOfReach, refusedWith, tookTooLong } from './refused.ts'

const WHO = 'OpenAI'
/** What OpenAI calls a prompt, or a picture, that it does not want to paint. */
const UNWANTED: ReadonlySet<unknown> = new Set(['moderation_blocked', 'content_policy_violation'])
const NO_CREDIT: ReadonlySet<unknown> = new Set(['insufficient_quota', 'billing_hard_limit_reached'])

interface Options {
  readonly apiKey: string
  readonly model: string
  /** `null` for OpenAI's own. */
  readonly baseUrl: string | null
}

/** OpenAI's image API. It is asked once an order: whether and when to ask again is for the server's job to say. */
export function openaiPainter({ apiKey, model, baseUrl }: Options): Painter {
  const client = new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0, fetchOptions: { redirect: 'error' } })
  return {
    name: 'openai',
    paint: async ({ prompt, size, quality }, signal) => {
      try {
        const answer = await client.images.generate(
          { model, prompt, size, quality, n: 1, output_format: 'png' },
          { signal },
        )
        const picture = await receivedPicture(answer.data?.[0]?.b64_json ?? '')
        return picture ? { ok: true, picture } : broken(WHO)
      } catch (error) {
        return whyNot(error)
      }
    },
  }
}

function whyNot(error: unknown): Painted {
  if (error instanceof APIUserAbortError || error instanceof APIConnectionTimeoutError) return tookTooLong(WHO)
  // An answer that is no JSON comes as a plain error of the parser.
  if (error instanceof SyntaxError) return broken(WHO)
  if (!(error instanceof APIError)) throw error
  if (typeof error.status !== 'number') return outOfReach(WHO)
  if (UNWANTED.has(error.code))
    return {
      ok: false,
      error: `${WHO} does not want to paint this. Change the prompt and try again.`,
      retryable: false,
    }
  if (NO_CREDIT.has(error.code))
    return { ok: false, error: `The account at ${WHO} has no credit left`, retryable: false }
  return refusedWith(
    WHO,
    error.status,
    error.headers instanceof Headers ? error.headers : undefined,
    saidBy(error.error),
  )
}

function saidBy(body: unknown): string {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : ''
}
