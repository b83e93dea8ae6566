import { adminOverview } from '@waybook/messages/adminOverview'

import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { Tag, type TagTone } from '#ui/text/tag.tsx'
import { dateFormat } from '#ui/text/words.ts'

import { type Service, type ServiceHealth, services, useHealth } from './check-service.ts'

/** The health of the server and its dependencies. */
export function ServicesPanel() {
  const checks = [
    useHealth(services.api),
    useHealth(services.records),
    useHealth(services.images),
    useHealth(services.pictures),
  ]
  const busy = checks.some((check) => check.busy)
  return (
    <Panel title={adminOverview.services()}>
      <output className="mb-2 block font-semibold">{summaryOf(checks.map(({ health }) => health))}</output>
      <ul>
        {checks.map(({ service, health }) => (
          <ServiceRow key={service.name} service={service} health={health} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          size="dense"
          onClick={() => checks.forEach(({ check }) => check())}
          busy={busy}
          busyLabel={adminOverview.checking()}
        >
          {adminOverview.checkNow()}
        </Button>
        <ButtonLink size="dense" variant="ghost" href="/debug-env">
          {adminOverview.environment()}
        </ButtonLink>
        <ButtonLink size="dense" variant="ghost" href="/test-souffle">
          {adminOverview.apiTest()}
        </ButtonLink>
      </div>
    </Panel>
  )
}

const words = {
  checking: () => adminOverview.stateChecking(),
  healthy: () => adminOverview.stateHealthy(),
  unhealthy: () => adminOverview.stateUnhealthy(),
}
const tones: Readonly<Record<keyof typeof words, TagTone>> = { checking: 'grey', healthy: 'green', unhealthy: 'red' }

const clock = dateFormat({ timeStyle: 'medium' })

interface ServiceRowProps {
  readonly service: Service
  /** `undefined` until the first check is done. */
  readonly health: ServiceHealth | undefined
}

function ServiceRow({ service, health }: ServiceRowProps) {
  const status = health?.status ?? 'checking'
  return (
    <li className="grid grid-cols-main gap-x-3 border-t border-line py-2.5">
      <span className="font-semibold">{service.displayName()}</span>
      <Tag tone={tones[status]}>{words[status]()}</Tag>
      <span className="col-span-2 text-14 text-ink-2">{health ? detailsOf(health) : service.url}</span>
      {health?.error ? <span className="col-span-2 text-14 font-semibold text-bad">{health.error}</span> : null}
    </li>
  )
}

function detailsOf({ details: { service, environment }, responseTimeMs, lastChecked }: ServiceHealth): string {
  const took = adminOverview.milliseconds({ count: responseTimeMs })
  const checked = adminOverview.checkedAt({ time: clock(lastChecked) })
  return [service, environment, took, checked].filter(Boolean).join(' · ')
}

/** One sentence about all services; `undefined` means not checked yet. */
export function summaryOf(healths: readonly (ServiceHealth | undefined)[]): string {
  if (healths.some((health) => health?.status === 'unhealthy')) return adminOverview.someUnhealthy()
  return healths.every((health) => health?.status === 'healthy') ? adminOverview.allHealthy() : adminOverview.checking()
}
