import { hasEnded, progressOf, type Job } from '@waybook/contract'

import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { ProgressBar } from '#ui/state/progress-bar.tsx'

interface ImportUnderWayProps {
  /** Absent until the server has told of it. */
  readonly job: Job | undefined
  readonly onDone: () => void
}

/** An import from its beginning to its end. It goes on when the page is left. */
export function ImportUnderWay({ job, onDone }: ImportUnderWayProps) {
  const isUnderWay = !job || !hasEnded(job)
  return (
    <Panel title="Import">
      <div className="grid justify-items-start gap-4">
        <output>
          {isUnderWay ? 'Importing. You may leave this page.' : job.status === 'completed' ? 'Imported.' : null}
        </output>
        {isUnderWay ? <ProgressBar label="Progress of the import" share={job ? progressOf(job) : null} /> : null}
        {job?.status === 'failed' ? <ErrorAlert message={job.error ?? 'The import failed'} /> : null}
        {isUnderWay ? null : <Button onClick={onDone}>Done</Button>}
      </div>
    </Panel>
  )
}
