import { jobOf, taskOf } from '@waybook/testing/stores/job-of.ts'
import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { JobRecord } from './job-record.ts'
import { afterAttempt, type Outcome } from './outcome.ts'
import { claimableAt, hasTask, isHeldBy, leaseRenewed, LEASE_MS, letGo, taken, type TaskRecord } from './task.ts'

function withTask(about: Parameters<typeof taskOf>[0] = {}): TaskRecord {
  const record = jobOf('a', {}, taskOf(about))
  if (!hasTask(record)) throw new Error('has a task')
  return record
}

function held(nowMs = 5000): TaskRecord {
  const record = taken(withTask(), 'ada', nowMs)
  if (!isHeldBy(record, 'ada')) throw new Error('is held')
  return record
}

const ada = { holder: 'ada', graceMs: 4000 }
const bea = { ...ada, holder: 'bea' }
const at = { nowMs: 9000, chance: 0 }

describe('a task', () => {
  it('[JOB-4] is held by one worker until its lease ends, then any worker may claim it', () => {
    const record = held(5000)
    expect(record).toMatchObject({ job: { status: 'running', startedAt: 5000 }, task: { holder: 'ada', attempts: 1 } })
    for (const claimant of [ada, bea]) {
      expect(claimableAt(record, claimant)).toBe(5000 + LEASE_MS)
      expect(claimableAt(leaseRenewed(record, 8000), claimant)).toBe(8000 + LEASE_MS)
    }
    const again = taken(record, 'bea', 5000 + LEASE_MS)
    expect([isHeldBy(again, 'ada'), isHeldBy(again, 'bea')]).toEqual([false, true])
  })

  it('[JOB-4] can be claimed immediately once released, and the attempt does not count', () => {
    const record = letGo(held(), 6000)
    expect(record.task).toEqual(taskOf({ dueAt: 6000 }))
    expect(claimableAt(record, bea)).toBe(6000)
  })

  it('[JOB-111] that waits for another service belongs to the worker that asked it, unless that worker is late', () => {
    const asked = afterAttempt(held(), { is: 'waiting', lookInMs: 1000, notes: null }, at)
    if (!hasTask(asked)) throw new Error('has a task')
    expect([claimableAt(asked, ada), claimableAt(asked, bea)]).toEqual([10_000, 14_000])
    const takenOver = taken(asked, 'bea', 14_000)
    expect([isHeldBy(takenOver, 'ada'), isHeldBy(takenOver, 'bea')]).toEqual([false, true])
  })

  it('[JOB-5] fails if started six times without finishing', () => {
    const record = taken(withTask({ attempts: 6 }), 'ada', 5000)
    expect(record).toMatchObject({
      task: null,
      job: { status: 'failed', error: 'It was started 6 times and never finished' },
    })
  })

  it('[JOB-5] does not count checking on a waiting job as an attempt', () => {
    expect(taken(withTask({ attempts: 6, waiting: true }), 'ada', 5000).task).toMatchObject({ attempts: 6 })
  })

  it('[JOB-6] is retried later after a failure, and logs when and why', () => {
    const record = afterAttempt(held(), { is: 'again', error: 'The lamp went out' }, at)
    expect(record.task).toEqual(taskOf({ attempts: 1, dueAt: 10_000 }))
    expect(record.job.logs.at(-1)).toMatchObject({
      level: 'warning',
      message: 'Attempt 1 failed: The lamp went out. Retrying in 1 s.',
    })
  })

  it('[JOB-6] fails with the error of the last attempt', () => {
    const record = { ...held(), task: taskOf({ attempts: 6, holder: 'ada' }) }
    expect(afterAttempt(record, { is: 'again', error: 'The lamp went out' }, at)).toMatchObject({
      task: null,
      job: { status: 'failed', error: 'The lamp went out' },
    })
  })

  it('[JOB-6] is held by no worker while another service does the work, until it is checked', () => {
    const record = afterAttempt(held(), { is: 'waiting', lookInMs: 20_000, notes: { a: 1 }, log: 'Ordered' }, at)
    expect(record.task).toEqual(taskOf({ attempts: 1, waiting: true, askedBy: 'ada', notes: { a: 1 }, dueAt: 29_000 }))
    expect(record.job).toMatchObject({ status: 'running', lastUpdatedAt: 9000 })
  })

  it('[JOB-4] ends after a bounded number of attempts, however they end or are interrupted', () => {
    const outcome = constantFrom<Outcome | 'cut off'>(
      { is: 'again', error: 'no' },
      { is: 'waiting', lookInMs: 10, notes: null },
      'cut off',
    )
    assert(
      property(array(outcome, { minLength: 60, maxLength: 60 }), (outcomes) => {
        let record: JobRecord = withTask()
        let begun = 0
        let nowMs = 1000
        for (const next of outcomes) {
          if (!hasTask(record)) break
          nowMs = record.task.dueAt
          if (!record.task.waiting) begun += 1
          const now = taken(record, 'ada', nowMs)
          record = next === 'cut off' || !hasTask(now) ? now : afterAttempt(now, next, { nowMs, chance: 0 })
        }
        expect(begun).toBeLessThanOrEqual(7)
        expect(record.task === null).toBe(record.job.status === 'failed')
      }),
    )
  })
})
