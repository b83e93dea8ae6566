import * as z from 'zod/mini'

export const jobStatus = z.enum(['pending', 'running', 'completed', 'failed'])

const atMs = z.number()

/** A piece of work that outlives the request that asked for it. Times are milliseconds since 1970. */
export const job = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  status: jobStatus,
  createdAt: atMs,
  lastUpdatedAt: atMs,
  startedAt: z.nullable(atMs),
  completedAt: z.nullable(atMs),
  logs: z.array(z.object({ timestamp: atMs, message: z.string(), level: z.enum(['info', 'warning', 'error']) })),
  metadata: z.record(z.string(), z.unknown()),
  result: z.nullable(z.unknown()),
  error: z.nullable(z.string()),
})
