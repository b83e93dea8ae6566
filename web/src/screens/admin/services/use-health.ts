import { useQuery } from '@tanstack/react-query'

import { checkService } from './check-service.ts'
import type { Service } from './services.ts'

const CHECK_EVERY_MS = 30_000

/** How a service is, asked again every so often and when it is wanted. */
export function useHealth(service: Service) {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['service-health', service.name],
    queryFn: async () => await checkService(service),
    refetchInterval: CHECK_EVERY_MS,
    staleTime: 0,
  })
  return { service, health: data, busy: isFetching, check: () => void refetch() }
}
