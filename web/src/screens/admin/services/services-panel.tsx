import { ButtonLink } from '#ui/button/button-link.tsx'
import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'

import { ServiceRow } from './service-row.tsx'
import { services } from './services.ts'
import { summaryOf } from './summary-of.ts'
import { useHealth } from './use-health.ts'

/** Whether what the server stands on is well. */
export function ServicesPanel() {
  const checks = [
    useHealth(services.api),
    useHealth(services.records),
    useHealth(services.images),
    useHealth(services.pictures),
  ]
  const busy = checks.some((check) => check.busy)
  return (
    <Panel title="Service Status">
      <output className="mb-2 block font-semibold">{summaryOf(checks.map(({ health }) => health))}</output>
      <ul>
        {checks.map(({ service, health }) => (
          <ServiceRow key={service.name} service={service} health={health} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" onClick={() => checks.forEach(({ check }) => check())} busy={busy} busyLabel="Checking...">
          Check Now
        </Button>
        <ButtonLink size="small" variant="ghost" href="/debug-env">
          Environment
        </ButtonLink>
        <ButtonLink size="small" variant="ghost" href="/test-souffle">
          API test
        </ButtonLink>
      </div>
    </Panel>
  )
}
