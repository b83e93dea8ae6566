import type { JobRecord, JobTask } from '@waybook/server/features/jobs/job-record.ts'

/** A newly created job of a player. */
export function jobOf(id: string, about: Partial<JobRecord['job']> = {}, task: JobTask | null = null): JobRecord {
  const at = about.createdAt ?? 1000
  const job = {
    id,
    title: 'Image of the tide bell',
    description: '',
    status: 'pending' as const,
    createdAt: at,
    lastUpdatedAt: at,
    startedAt: null,
    completedAt: null,
    logs: [{ timestamp: at, message: 'Job created', level: 'info' as const }],
    metadata: { kind: 'image' },
    result: null,
    error: null,
    ...about,
  }
  return { job, startedBy: 'maren', followers: [], task }
}

export function taskOf(about: Partial<JobTask> = {}): JobTask {
  return { kind: 'image', notes: null, attempts: 0, waiting: false, holder: null, dueAt: 1000, ...about }
}
