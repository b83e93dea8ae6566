import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { JOB_LIST_MAX, type Job } from '@waybook/contract'

import { call } from '../../../client/call.ts'
import { operationQuery } from '../../../client/operation-query.ts'

const REFRESH_EVERY_MS = 5000

const asked = operationQuery('getJobs', { limit: JOB_LIST_MAX })

/** The background jobs; changes come by the live connection, and where it misses one, within five seconds. */
export function useJobs() {
  const { data, error, refetch, dataUpdatedAt } = useQuery({ ...asked, refetchInterval: REFRESH_EVERY_MS })
  return { jobs: data?.jobs, asOf: dataUpdatedAt, error, retry: () => void refetch() }
}

/** Forgets jobs: they are gone from the list at once, and where that fails it is read anew. */
export function useClearJobs() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (jobs: readonly Job[]) => {
      for (const { id } of jobs) await call('deleteJob', { jobId: id })
    },
    onMutate: (cleared) =>
      queries.setQueryData(
        asked.queryKey,
        (known) => known && { jobs: known.jobs.filter((job) => !cleared.includes(job)) },
      ),
    onSettled: async () => await queries.invalidateQueries(asked),
  })
}
