import { queryOptions, useQueries } from '@tanstack/react-query'

import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'

import { checkService } from './check-service.ts'
import { ServiceRow } from './service-row.tsx'
import { services, type Service } from './services.ts'
import { summaryOf } from './summary-of.ts'

const CHECK_EVERY_MS = 30_000

const healthQuery = (service: Service) =>
  queryOptions({
    queryKey: ['service-health', service.name],
    queryFn: async () => await checkService(service),
    refetchInterval: CHECK_EVERY_MS,
    staleTime: 0,
  })

/** Whether what the server stands on is well. */
export function ServicesPanel() {
  const checks = useQueries({ queries: services.map(healthQuery) })
  const busy = checks.some(({ isFetching }) => isFetching)
  const checkAll = () => checks.forEach(({ refetch }) => void refetch())
  return (
    <Panel title="Service Status">
      <output className="mb-2 block font-semibold">{summaryOf(checks.map(({ data }) => data))}</output>
      <ul>
        {services.map((service, index) => (
          <ServiceRow key={service.name} service={service} health={checks[index]?.data} />
        ))}
      </ul>
      <Button size="small" onClick={checkAll} busy={busy} busyLabel="Checking..." className="mt-4">
        Check Now
      </Button>
    </Panel>
  )
}
