import { type Job, JOB_RETENTION_MS, type JobStatus } from '@waybook/contract'
import { expect, it } from 'vitest'

import { oldJobs, listedJobs, wordsForPictures } from './jobs-panel.tsx'

const NOW = 1_800_000_000_000

function jobOf(id: string, status: JobStatus, ageMs: number): Job {
  const at = NOW - ageMs
  const completedAt = status === 'completed' ? at : null
  const times = { createdAt: at, lastUpdatedAt: at, startedAt: null, completedAt }
  return { id, title: id, description: '', status, ...times, logs: [], metadata: {}, result: null, error: null }
}

it('[ADM-5] active jobs come before ended ones, newest first', () => {
  const jobs = [
    jobOf('done', 'completed', 1),
    jobOf('old', 'running', 9),
    jobOf('failed', 'failed', 5),
    jobOf('new', 'pending', 3),
  ]
  expect(listedJobs(jobs).map(({ id }) => id)).toEqual(['new', 'old', 'done', 'failed'])
})

it('[ADM-5] shows all active jobs and at most ten ended ones', () => {
  const ended = Array.from({ length: 15 }, (_, age) => jobOf(`ended-${age}`, 'completed', age))
  const underWay = Array.from({ length: 12 }, (_, age) => jobOf(`running-${age}`, 'running', age))
  const shown = listedJobs([...ended, ...underWay]).map(({ id }) => id)
  expect(shown).toHaveLength(22)
  expect(shown.slice(12)).toEqual(ended.slice(0, 10).map(({ id }) => id))
})

it.each<[JobStatus, number, boolean]>([
  ['completed', JOB_RETENTION_MS + 1, true],
  ['completed', JOB_RETENTION_MS, false],
  ['failed', JOB_RETENTION_MS + 1, true],
  ['running', 10 * JOB_RETENTION_MS, false],
  ['pending', 10 * JOB_RETENTION_MS, false],
])('[ADM-6] a %s job from %d ms ago is old: %s', (status, ageMs, isOld) => {
  expect(oldJobs([jobOf('one', status, ageMs)], NOW)).toHaveLength(isOld ? 1 : 0)
})

it.each([
  [0, [], ''],
  [1, [], 'Preparing 1 picture. Those that somebody opens come first.'],
  [133, [], 'Preparing 133 pictures. Those that somebody opens come first.'],
  [
    0,
    [{ path: 'items/bell.svg', why: 'takes too long to read' }],
    'The picture items/bell.svg takes too long to read.',
  ],
])('[PIC-315] %d pictures to be prepared, %j broken: %j', (left, failed, words) => {
  expect(wordsForPictures({ left, failed })).toBe(words)
})
