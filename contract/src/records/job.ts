import * as z from 'zod/mini'

export const jobStatus = z.enum(['pending', 'running', 'completed', 'failed'])
export type JobStatus = z.infer<typeof jobStatus>

export const jobLogLevel = z.enum(['info', 'warning', 'error'])

const atMs = z.number()

const jobLog = z.object({ timestamp: atMs, message: z.string(), level: jobLogLevel })

/** A task that continues after the request that started it. Times are milliseconds since 1970. */
export const job = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  status: jobStatus,
  createdAt: atMs,
  lastUpdatedAt: atMs,
  startedAt: z.nullable(atMs),
  completedAt: z.nullable(atMs),
  logs: z.array(jobLog),
  /** For a job that Waybook itself runs: `kind`, `progress` from 0 to 1, and its subject, such as `entityId`. */
  metadata: z.record(z.string(), z.unknown()),
  result: z.nullable(z.unknown()),
  error: z.nullable(z.string()),
})
export type Job = z.infer<typeof job>

/** A job without an update for longer than this may have crashed (specification, section 4). */
export const JOB_STALE_AFTER_MS = 120_000

/** How long an ended job is stored (specification, section 9). */
export const JOB_RETENTION_MS = 24 * 3_600_000

/** The maximum number of jobs per list call (specification, section 9). */
export const JOB_LIST_MAX = 100

/**
 * @example hasEnded({ status: 'failed' }) // true
 */
export function hasEnded({ status }: Pick<Job, 'status'>): boolean {
  return status === 'completed' || status === 'failed'
}

/**
 * The progress of a job, from 0 to 1; `null` if unknown.
 * @example progressOf({ metadata: { progress: 0.5 } }) // 0.5
 */
export function progressOf({ metadata: { progress } }: Pick<Job, 'metadata'>): number | null {
  return typeof progress === 'number' ? progress : null
}

/**
 * Whether an unfinished job may have crashed.
 * @example isStale({ status: 'running', lastUpdatedAt: 0 }, 120_001) // true
 */
export function isStale(one: Pick<Job, 'status' | 'lastUpdatedAt'>, nowMs: number): boolean {
  return !hasEnded(one) && nowMs - one.lastUpdatedAt > JOB_STALE_AFTER_MS
}
