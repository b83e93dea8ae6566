import { imports } from '@waybook/messages/imports'

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
    <Panel title={imports.waitingFiles()}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <output className="not-empty:block empty:hidden">
          {decided === 0 ? null : imports.decided({ count: decided })}
        </output>
        {first ? (
          <>
            <p className="text-14 text-ink-2">{imports.fromFolder({ date: formatDateTime(first.at) })}</p>
            <WaitingFiles files={files} decisions={decisions} onDecide={choose} />
            {others > 0 ? <p>{imports.moreWillAppear({ count: others })}</p> : null}
            {error ? <ErrorAlert message={error.message} /> : null}
            <div>
              <Button
                variant="primary"
                onClick={decide}
                busy={isPending}
                busyLabel={imports.saving()}
                disabledReason={chosen === 0 ? imports.chooseVersionFirst() : undefined}
              >
                {chosen === 0 ? imports.saveDecision() : imports.saveDecisions({ count: chosen })}
              </Button>
            </div>
          </>
        ) : null}
      </div>
    </Panel>
  )
}
