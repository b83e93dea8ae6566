import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { formatDateTime } from '#ui/text/words.ts'

import { WaitingFiles } from './lazy-waiting-files.tsx'
import { useWaitingFiles } from './use-waiting-files.ts'

/** Files that wait for a decision since the last import, here or by a command. Shows nothing if there are none. */
export function WaitingPanel() {
  const { files, others, loadError, reload, decisions, choose, decide, isPending, error, decided } = useWaitingFiles()
  if (loadError) return <ErrorAlert message={loadError.message} onRetry={reload} />
  const [first] = files
  if (!first && decided === 0) return null
  const chosen = Object.keys(decisions).length
  return (
    <Panel title="Waiting files">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <output className="not-empty:block empty:hidden">{decided === 0 ? null : resultOf(decided)}</output>
        {first ? (
          <>
            <p className="text-14 text-ink-2">{`From the folder imported on ${formatDateTime(first.at)}.`}</p>
            <WaitingFiles files={files} decisions={decisions} onDecide={choose} />
            {others > 0 ? <p>{`${others} more will appear once you decide these.`}</p> : null}
            {error ? <ErrorAlert message={error.message} /> : null}
            <div>
              <Button
                variant="primary"
                onClick={decide}
                busy={isPending}
                busyLabel="Saving..."
                disabledReason={chosen === 0 ? 'First choose a version for a file.' : undefined}
              >
                {chosen > 1 ? `Save ${chosen} decisions` : 'Save decision'}
              </Button>
            </div>
          </>
        ) : null}
      </div>
    </Panel>
  )
}

function resultOf(decided: number): string {
  const files = decided === 1 ? '1 file' : `${decided} files`
  return `${files} decided. The next waybook sync updates the folder.`
}
