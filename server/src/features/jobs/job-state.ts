import { hasEnded, type Job, type JobStatus } from '@waybook/contract'

type Log = Job['logs'][number]

/** The maximum number of logs, so a job stays small enough to be sent whole. */
const LOGS_MAX = 60

/** The allowed state transitions (specification, section 4). There are none from a final state. */
const follows: Readonly<Record<JobStatus, readonly JobStatus[]>> = {
  pending: ['running', 'failed'],
  running: ['completed', 'failed'],
  completed: [],
  failed: [],
}

export function mayBecome(from: JobStatus, to: JobStatus): boolean {
  return follows[from].includes(to)
}

export function createdJob(about: Pick<Job, 'id' | 'title' | 'description' | 'metadata'>, nowMs: number): Job {
  const times = { createdAt: nowMs, lastUpdatedAt: nowMs, startedAt: null, completedAt: null }
  const job: Job = { ...about, ...times, status: 'pending', logs: [], result: null, error: null }
  return noted(job, { message: 'Job created', level: 'info' }, nowMs)
}

/** Starts a pending job; returns any other unchanged. */
export function startedJob(job: Readonly<Job>, nowMs: number): Job {
  if (!mayBecome(job.status, 'running')) return job
  return noted({ ...job, status: 'running', startedAt: nowMs }, { message: 'Job started', level: 'info' }, nowMs)
}

/** Completes a running job; returns any other unchanged. */
export function completedJob(job: Readonly<Job>, result: unknown, nowMs: number): Job {
  if (!mayBecome(job.status, 'completed')) return job
  const log = { message: 'Job completed successfully', level: 'info' } as const
  return noted({ ...job, status: 'completed', completedAt: nowMs, result: result ?? null }, log, nowMs)
}

/** Fails a pending or running job; returns any other unchanged. */
export function failedJob(job: Readonly<Job>, error: string, nowMs: number): Job {
  if (!mayBecome(job.status, 'failed')) return job
  const log = { message: `Job failed: ${error}`, level: 'error' } as const
  return noted({ ...job, status: 'failed', completedAt: nowMs, error }, log, nowMs)
}

/** Adds a log. */
export function noted(job: Readonly<Job>, { message, level }: Omit<Log, 'timestamp'>, nowMs: number): Job {
  const logs = retainedLogs([...job.logs, { timestamp: nowMs, message, level }])
  return { ...job, logs, lastUpdatedAt: nowMs }
}

/** The first log and the newest ones. */
export function retainedLogs(logs: readonly Log[]): Log[] {
  const dropped = Math.max(0, logs.length - LOGS_MAX)
  return logs.toSpliced(1, dropped)
}

/** Updates the metadata and the time of the last update, unless the job has ended. */
export function touchedJob(job: Readonly<Job>, metadata: Job['metadata'], nowMs: number): Job {
  if (hasEnded(job)) return job
  return { ...job, metadata: { ...job.metadata, ...metadata }, lastUpdatedAt: nowMs }
}
