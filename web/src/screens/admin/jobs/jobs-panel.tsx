import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { JobRow } from './job-row.tsx'
import { oldJobs, shownJobs } from './shown-jobs.ts'
import { useClearJobs, useJobs } from './use-jobs.ts'

/** What the server does by itself, and how it went. */
export function JobsPanel() {
  const { jobs, asOf, error, retry } = useJobs()
  const clearing = useClearJobs()
  const old = oldJobs(jobs ?? [], asOf)
  return (
    <Panel title="Background Jobs">
      {error ? <ErrorAlert message={error.message} onRetry={retry} /> : null}
      {clearing.error ? <ErrorAlert message={clearing.error.message} /> : null}
      {jobs || error ? null : <Spinner />}
      {jobs?.length === 0 ? <EmptyState>No background jobs</EmptyState> : null}
      <ul>
        {shownJobs(jobs ?? []).map((job) => (
          <JobRow key={job.id} job={job} asOf={asOf} onClear={() => clearing.mutate([job])} />
        ))}
      </ul>
      {old.length === 0 ? null : (
        <Button size="small" onClick={() => clearing.mutate(old)} busy={clearing.isPending} busyLabel="Cleaning up...">
          {`Clean up ${old.length} older than 24 hours`}
        </Button>
      )}
    </Panel>
  )
}
