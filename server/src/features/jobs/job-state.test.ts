import { isStale, JOB_STALE_AFTER_MS, type Job } from '@waybook/contract'
import { array, assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { completedJob, createdJob, failedJob, noted, startedJob, touchedJob } from './job-state.ts'

const about = { id: 'a', title: 'Image of the tide bell', description: '', metadata: {} }
const pending = createdJob(about, 1000)
const running = startedJob(pending, 2000)
const completed = completedJob(running, { entityId: 'items/tide-bell' }, 3000)
const failed = failedJob(running, 'The lamp went out', 3000)
const states = { pending, running, completed, failed }

const messages = ({ logs }: Job) => logs.map(({ timestamp, message, level }) => [timestamp, message, level])

describe('a job', () => {
  it('[JOB-1] is created pending, with a log', () => {
    expect(pending).toMatchObject({ status: 'pending', createdAt: 1000, startedAt: null, completedAt: null })
    expect(messages(pending)).toEqual([[1000, 'Job created', 'info']])
  })

  it('[JOB-1] is running once started, with its start time', () => {
    expect(running).toMatchObject({ status: 'running', startedAt: 2000, lastUpdatedAt: 2000 })
    expect(messages(running).at(-1)).toEqual([2000, 'Job started', 'info'])
  })

  it('[JOB-1] has a time and a result once completed', () => {
    expect(completed).toMatchObject({ status: 'completed', completedAt: 3000, result: { entityId: 'items/tide-bell' } })
    expect(messages(completed).at(-1)).toEqual([3000, 'Job completed successfully', 'info'])
  })

  it('[JOB-1] has a time and an error once failed, also in its log', () => {
    expect(failed).toMatchObject({ status: 'failed', completedAt: 3000, error: 'The lamp went out' })
    expect(messages(failed).at(-1)).toEqual([3000, 'Job failed: The lamp went out', 'error'])
  })

  it.each([
    // from, started, completed, failed
    ['pending', 'running', 'pending', 'failed'],
    ['running', 'running', 'completed', 'failed'],
    ['completed', 'completed', 'completed', 'completed'],
    ['failed', 'failed', 'failed', 'failed'],
  ] as const)('[JOB-2] that is %s becomes %s when started, %s when completed, %s when failed', (from, ...after) => {
    const job = states[from]
    const moved = [startedJob(job, 9), completedJob(job, null, 9), failedJob(job, 'no', 9)]
    expect(moved.map(({ status }) => status)).toEqual(after)
  })

  it('[JOB-2] ends only once, keeps its first log and limits the others, whatever is tried', () => {
    const step = constantFrom<(job: Job, now: number) => Job>(
      (job, now) => startedJob(job, now),
      (job, now) => completedJob(job, null, now),
      (job, now) => failedJob(job, 'no', now),
      (job, now) => touchedJob(job, { progress: 0.5 }, now),
    )
    assert(
      property(array(step, { maxLength: 80 }), integer({ min: 0, max: 90 }), (steps, chatter) => {
        const sent = Array.from({ length: chatter }).reduce<Job>(
          (job, _, index) => noted(job, { message: `${index}`, level: 'info' }, index),
          pending,
        )
        const history = steps.reduce<Job[]>((jobs, next, at) => [...jobs, next(jobs.at(-1) ?? sent, 5000 + at)], [sent])
        const ended = history.filter(({ completedAt }) => completedAt !== null)
        expect(new Set(ended.map((one) => JSON.stringify(one))).size).toBeLessThanOrEqual(1)
        const job = history.at(-1) ?? sent
        expect(job.logs[0]).toMatchObject({ message: 'Job created' })
        expect(job.logs.length).toBeLessThanOrEqual(60)
        expect(job.completedAt !== null).toBe(job.status === 'completed' || job.status === 'failed')
      }),
    )
  })

  it('[JOB-3] is stale if not updated for over two minutes, unless it has ended', () => {
    const at = (job: Job, ms: number) => isStale(job, job.lastUpdatedAt + ms)
    expect(Object.values(states).map((job) => at(job, JOB_STALE_AFTER_MS))).toEqual([false, false, false, false])
    expect(Object.values(states).map((job) => at(job, JOB_STALE_AFTER_MS + 1))).toEqual([true, true, false, false])
  })
})
