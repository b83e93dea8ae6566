import type { ServiceHealth } from './check-service.ts'

/** One sentence for all services; `undefined` is one that was not asked yet. */
export function summaryOf(healths: readonly (ServiceHealth | undefined)[]): string {
  if (healths.some((health) => health?.status === 'unhealthy')) return 'Some services unhealthy'
  return healths.every((health) => health?.status === 'healthy') ? 'All systems operational' : 'Checking...'
}
