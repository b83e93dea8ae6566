import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type AnswerOf, hasEnded, type Job, JOB_RETENTION_MS, JOB_LIST_MAX } from '@waybook/contract'
import { adminOverview } from '@waybook/messages/adminOverview'

import { operationQuery } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { JobRow } from './job-row.tsx'

const REFRESH_EVERY_MS = 5000

const picturesQuery = operationQuery('getPicturePreparation', {})
const jobsQuery = operationQuery('getJobs', { limit: JOB_LIST_MAX })

/** The background jobs. Changes arrive over the live connection; polling catches the ones that it misses. */
function useJobs() {
  const { data, error, refetch, dataUpdatedAt } = useQuery({ ...jobsQuery, refetchInterval: REFRESH_EVERY_MS })
  return { jobs: data?.jobs, asOf: dataUpdatedAt, error, retry: () => void refetch() }
}

/** Deletes jobs. Removes them from the list optimistically, and then refetches it. */
function useClearJobs() {
  const queries = useQueryClient()
  const { mutateAsync } = useWrite('deleteJob', { params: (jobId: string) => ({ jobId }) })
  return useMutation({
    mutationFn: async (jobs: readonly Job[]) => {
      for (const { id } of jobs) await mutateAsync(id)
    },
    onMutate: (cleared) =>
      queries.setQueryData(
        jobsQuery.queryKey,
        (known) => known && { jobs: known.jobs.filter((job) => !cleared.includes(job)) },
      ),
    onSettled: async () => await queries.invalidateQueries(jobsQuery),
  })
}

/** The server's background jobs and their results. */
export function JobsPanel() {
  const { jobs, asOf, error, retry } = useJobs()
  const clearing = useClearJobs()
  const old = oldJobs(jobs ?? [], asOf)
  return (
    <Panel title={adminOverview.jobs()}>
      {error ? <ErrorAlert message={error.message} onRetry={retry} /> : null}
      {clearing.error ? <ErrorAlert message={clearing.error.message} /> : null}
      {jobs || error ? null : <Spinner />}
      {jobs?.length === 0 ? <EmptyState>{adminOverview.noJobs()}</EmptyState> : null}
      <PicturesLine />
      <ul>
        {listedJobs(jobs ?? []).map((job) => (
          <JobRow key={job.id} job={job} asOf={asOf} onClear={() => clearing.mutate([job])} />
        ))}
      </ul>
      {old.length === 0 ? null : (
        <Button
          size="dense"
          onClick={() => clearing.mutate(old)}
          busy={clearing.isPending}
          busyLabel={adminOverview.cleaningUp()}
        >
          {adminOverview.cleanUp({ count: old.length })}
        </Button>
      )}
    </Panel>
  )
}

/** What is left of the pictures of imports; nothing once all are ready. */
function PicturesLine() {
  const { data } = useQuery({ ...picturesQuery, refetchInterval: REFRESH_EVERY_MS })
  const words = data ? wordsForPictures(data) : ''
  return words === '' ? null : <p className="mb-2 text-14 wrap-anywhere text-ink-2">{words}</p>
}

export function wordsForPictures({ left, failed }: AnswerOf<'getPicturePreparation'>): string {
  const preparing = left === 0 ? [] : [adminOverview.preparing({ count: left })]
  return [...preparing, ...failed.map(({ path, why }) => adminOverview.pictureFailed({ path, why }))].join(' ')
}

/** How many ended jobs are listed (specification, section 9). */
const ENDED_MAX = 10

const newestFirst = (a: Job, b: Job) => b.createdAt - a.createdAt

/** Active jobs, newest first, then the most recently ended ones. */
export function listedJobs(jobs: readonly Job[]): readonly Job[] {
  const underWay = jobs.filter((job) => !hasEnded(job)).toSorted(newestFirst)
  const ended = jobs.filter(hasEnded).toSorted((a, b) => endOf(b) - endOf(a))
  return [...underWay, ...ended.slice(0, ENDED_MAX)]
}

/** The jobs that ended long enough ago to be cleaned up. */
export function oldJobs(jobs: readonly Job[], nowMs: number): readonly Job[] {
  return jobs.filter((job) => hasEnded(job) && nowMs - endOf(job) > JOB_RETENTION_MS)
}

const endOf = ({ completedAt, lastUpdatedAt }: Job) => completedAt ?? lastUpdatedAt
