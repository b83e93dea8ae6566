import { Tag, type TagTone } from '#ui/text/tag.tsx'

import type { ServiceHealth } from './check-service.ts'
import type { Service } from './services.ts'

const words = { checking: 'Checking', healthy: 'Healthy', unhealthy: 'Unhealthy' }
const tones: Readonly<Record<keyof typeof words, TagTone>> = { checking: 'grey', healthy: 'green', unhealthy: 'red' }

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' })

interface ServiceRowProps {
  readonly service: Service
  /** `undefined` while it is asked for the first time. */
  readonly health: ServiceHealth | undefined
}

export function ServiceRow({ service, health }: ServiceRowProps) {
  const status = health?.status ?? 'checking'
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line py-2.5">
      <span className="font-semibold">{service.displayName}</span>
      <Tag tone={tones[status]}>{words[status]}</Tag>
      <span className="col-span-2 text-14 text-ink-2">{health ? told(health) : service.url}</span>
      {health?.error ? <span className="col-span-2 text-14 font-semibold text-bad">{health.error}</span> : null}
    </li>
  )
}

function told({ details: { service, environment }, responseTimeMs, lastChecked }: ServiceHealth): string {
  return [service, environment, `${responseTimeMs} ms`, `checked ${clock.format(lastChecked)}`]
    .filter(Boolean)
    .join(' · ')
}
