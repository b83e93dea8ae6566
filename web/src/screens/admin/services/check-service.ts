import { useQuery } from '@tanstack/react-query'
import { adminOverview } from '@waybook/messages/adminOverview'
import * as z from 'zod/mini'

import { send } from '#api/call.ts'
import { messageOf } from '#ui/state/error-alert.tsx'

/** The server, or a service that it depends on. */
export interface Service {
  readonly name: string
  readonly displayName: () => string
  /** The address of its health check (specification, section 7). */
  readonly url: string
}

export const services = {
  api: { name: 'api', displayName: () => adminOverview.server(), url: '/api/health' },
  records: { name: 'firestore', displayName: () => adminOverview.records(), url: '/api/firestore/health' },
  images: { name: 'images', displayName: () => adminOverview.imageService(), url: '/api/images/health' },
  pictures: { name: 'gcs', displayName: () => adminOverview.pictures(), url: '/api/gcs/health' },
} as const satisfies Readonly<Record<string, Service>>

/** The result of a service's last health check. */
export interface ServiceHealth {
  readonly status: 'healthy' | 'unhealthy'
  /** Milliseconds since 1970. */
  readonly lastChecked: number
  readonly responseTimeMs: number
  readonly details: { readonly environment?: string | undefined; readonly service?: string | undefined }
  readonly error: string | null
}

/** A service that takes longer counts as unhealthy (specification, section 7). */
const TIME_OUT_MS = 5000

const answer = z.object({ environment: z.optional(z.string()), service: z.optional(z.string()) })

export async function checkService({ url }: Pick<Service, 'url'>): Promise<ServiceHealth> {
  const begun = performance.now()
  const result = await fetchHealth(url)
  const responseTimeMs = Math.round(performance.now() - begun)
  const status = result.error === null ? 'healthy' : 'unhealthy'
  return { status, lastChecked: Date.now(), responseTimeMs, ...result }
}

async function fetchHealth(url: string): Promise<Pick<ServiceHealth, 'details' | 'error'>> {
  try {
    const response = await send(url, { signal: AbortSignal.timeout(TIME_OUT_MS) })
    const details = z.safeParse(answer, await response.json().catch(() => null)).data ?? {}
    return { details, error: response.ok ? null : `HTTP ${response.status}` }
  } catch (error) {
    return { details: {}, error: messageOf(error) }
  }
}

const CHECK_EVERY_MS = 30_000

/** A service's health, checked regularly and on demand. */
export function useHealth(service: Service) {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['service-health', service.name],
    queryFn: async () => await checkService(service),
    refetchInterval: CHECK_EVERY_MS,
    staleTime: 0,
  })
  return { service, health: data, busy: isFetching, check: () => void refetch() }
}
