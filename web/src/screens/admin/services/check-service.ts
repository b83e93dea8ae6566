import * as z from 'zod/mini'

import { messageOf } from '#ui/state/message-of.ts'

import { send } from '../../../client/request.ts'
import type { Service } from './services.ts'

/** How a service was when it was asked last. */
export interface ServiceHealth {
  readonly status: 'healthy' | 'unhealthy'
  /** Milliseconds since 1970. */
  readonly lastChecked: number
  readonly responseTimeMs: number
  readonly details: { readonly environment?: string | undefined; readonly service?: string | undefined }
  readonly error: string | null
}

/** Who takes longer to answer is not well (specification, section 7). */
const TIME_OUT_MS = 5000

const answer = z.object({ environment: z.optional(z.string()), service: z.optional(z.string()) })

export async function checkService({ url }: Pick<Service, 'url'>): Promise<ServiceHealth> {
  const begun = performance.now()
  const told = await ask(url)
  const responseTimeMs = Math.round(performance.now() - begun)
  const status = told.error === null ? 'healthy' : 'unhealthy'
  return { status, lastChecked: Date.now(), responseTimeMs, ...told }
}

async function ask(url: string): Promise<Pick<ServiceHealth, 'details' | 'error'>> {
  try {
    const response = await send(url, { signal: AbortSignal.timeout(TIME_OUT_MS) })
    const details = z.safeParse(answer, await response.json().catch(() => null)).data ?? {}
    return { details, error: response.ok ? null : `HTTP ${response.status}` }
  } catch (error) {
    return { details: {}, error: messageOf(error) }
  }
}
