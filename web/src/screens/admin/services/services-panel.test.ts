import { expect, it } from 'vitest'

import type { ServiceHealth } from './check-service.ts'
import { summaryOf } from './services-panel.tsx'

const health = (status: ServiceHealth['status']): ServiceHealth => ({
  status,
  lastChecked: 0,
  responseTimeMs: 1,
  details: {},
  error: status === 'healthy' ? null : 'HTTP 503',
})
const [well, ill] = [health('healthy'), health('unhealthy')]

it.each([
  [[undefined, undefined], 'Checking...'],
  [[well, undefined], 'Checking...'],
  [[well, well], 'All systems operational'],
  [[well, ill], 'Some services unhealthy'],
  [[undefined, ill], 'Some services unhealthy'],
] as const)('[ADM-4] %#: %s', (healths, summary) => {
  expect(summaryOf(healths)).toBe(summary)
})
