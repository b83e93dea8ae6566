import { hasEnded, type Job, progressOf } from '@waybook/contract'
import { imports } from '@waybook/messages/imports'

import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { ProgressBar } from '#ui/state/progress-bar.tsx'

interface ImportProgressProps {
  /** Absent until the server has answered. */
  readonly job: Job | undefined
  readonly title: string
  readonly onStop: () => void
  readonly isStopping: boolean
  readonly onDone: () => void
}

/** An import under way, or one that failed. It continues when the page is closed. */
export function ImportProgress({ job, title, onStop, isStopping, onDone }: ImportProgressProps) {
  const isUnderWay = !job || !hasEnded(job)
  return (
    <div className="max-w-[48rem]">
      <Panel title={isUnderWay ? imports.importing({ title }) : imports.nothingImported()}>
        <div className="grid justify-items-start gap-4">
          <output>{isUnderWay ? imports.youCanLeave() : null}</output>
          {isUnderWay ? <ProgressBar label={imports.progressOfImport()} share={job ? progressOf(job) : null} /> : null}
          {job?.status === 'failed' ? <ErrorAlert message={job.error ?? imports.importFailed()} /> : null}
          {isUnderWay ? (
            <Button onClick={onStop} busy={isStopping} busyLabel={imports.stopping()}>
              {imports.stop()}
            </Button>
          ) : (
            <Button onClick={onDone}>{imports.chooseAnother()}</Button>
          )}
        </div>
      </Panel>
    </div>
  )
}
