import { Problem } from '@waybook/contract'
import * as z from 'zod/mini'

import { pageProblems } from '#sentences/problems.ts'

import { type ImageService, type ImagesHealth, type Order, type OrderResult, paintingOf, readJson } from './images.ts'

/** The service only accepts the order; the picture is delivered later. */
const ORDER_MAX_MS = 10_000
const HEALTH_MAX_MS = 5000
const ERROR_MAX = 300

/** An order only takes a moment. */
const AT_ONCE = 2

interface Options {
  readonly url: string
  /** Authenticates this server to the service, and the service's deliveries to this server. */
  readonly key: string
  /** The address at which the service reaches `POST /api/images/callback`. */
  readonly callback: string
  readonly orderMaxMs?: number
}

const taken = z.object({ jobId: z.string() })
const health = z.object({ environment: z.string(), service: z.string(), painter: z.string() })
const refused = z.object({ error: z.string() })

/** An image service that speaks HTTP (specification, section 7). */
export function openHttpImageService({ url, key, callback, orderMaxMs = ORDER_MAX_MS }: Options): ImageService {
  return {
    atOnce: AT_ONCE,
    order: async (order, signal) => {
      const limit = AbortSignal.timeout(orderMaxMs)
      try {
        const response = await fetch(`${url}/generate`, {
          method: 'POST',
          // Following a redirect could send the key anywhere.
          redirect: 'error',
          headers: { 'content-type': 'application/json', 'x-api-key': key },
          body: JSON.stringify(bodyOf(order, callback)),
          signal: AbortSignal.any([signal, limit]),
        })
        return response.ok ? await readTaken(response, order) : await readRefusal(response)
      } catch {
        return notReached(limit.aborted ? `did not answer within ${orderMaxMs / 1000} s` : 'cannot be reached')
      }
    },
    health: async () => await readHealth(url),
    key: () => key,
  }
}

function bodyOf(order: Order, callback: string) {
  const { reference, perspective } = order
  return { ...paintingOf(order), ...(perspective === null ? {} : { perspective }), reference, callback }
}

const notReached = (how: string): OrderResult => ({
  ok: false,
  error: `The image service ${how}`,
  retryable: true,
  afterMs: null,
})

/** A response without a job id is accepted: the picture comes back under our reference. */
async function readTaken(response: Response, { reference }: Order): Promise<OrderResult> {
  const read = taken.safeParse(readJson(await response.text()))
  return { ok: true, imageJob: read.success ? read.data.jobId : reference }
}

/** Everything but invalid input is retryable: a wrong key can be corrected, and other errors may be temporary. */
async function readRefusal(response: Response): Promise<OrderResult> {
  const { status, headers } = response
  const read = refused.safeParse(readJson(await response.text()))
  const message = read.success ? `: ${read.data.error.slice(0, ERROR_MAX)}` : ''
  const retryable = ![400, 404, 413, 422].includes(status)
  return {
    ok: false,
    error: `The image service answered ${status}${message}`,
    retryable,
    afterMs: retryAfterMs(headers),
  }
}

/** `Retry-After` in seconds, or as a date. */
function retryAfterMs(headers: Headers): number | null {
  const message = headers.get('retry-after')
  if (message === null) return null
  const ms = /^\d+$/.test(message) ? Number(message) * 1000 : Date.parse(message) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}

async function readHealth(url: string): Promise<ImagesHealth> {
  const request = { redirect: 'error', signal: AbortSignal.timeout(HEALTH_MAX_MS) } as const
  const response = await fetch(`${url}/health`, request).catch(() => null)
  const read = health.safeParse(readJson((await response?.text().catch(() => '')) ?? ''))
  if (!response?.ok || !read.success) throw new Problem('unavailable', pageProblems.imageServiceCannotBeReached())
  return read.data
}
