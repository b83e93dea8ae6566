import { hasEnded, type ImportPlan } from '@waybook/contract'
import { imports } from '@waybook/messages/imports'
import { useEffect, useEffectEvent, useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { ProgressBar } from '#ui/state/progress-bar.tsx'

import { ChooseFile } from './choose-file.tsx'
import { ImportDone } from './import-done.tsx'
import { ImportProgress } from './import-progress.tsx'
import { PastImports } from './past-imports.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { sentUpload, type StartImport, useImportJob, useImportUpload } from './use-import.ts'
import { WaitingPanel } from './waiting-panel.tsx'

/** Imports what a game master has: they choose a file, look through what would come in, and confirm it. */
export function ImportSection() {
  const upload = useImportUpload()
  const [started, setStarted] = useState<{ readonly plan: ImportPlan; readonly start: StartImport } | null>(null)
  const { begin, isBegun, job, error, isPending, stop, isStopping, reset } = useImportJob()
  const { plan, sending, title } = upload
  const beginWithFile = useEffectEvent(() => {
    const sent = sentUpload(location.hash)
    if (!sent) return
    // Going back must not open the upload again.
    history.replaceState(history.state, '', location.pathname)
    upload.open(sent)
  })
  useEffect(() => beginWithFile(), [])
  const hasImported = job?.status === 'completed'
  const isUnderWay = sending !== null || (plan !== undefined && !isBegun) || (isBegun && !(job && hasEnded(job)))
  const startOver = () => {
    upload.reset()
    reset()
    setStarted(null)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {isBegun || (plan && !sending) ? null : (
        <div className="max-w-[48rem]">
          <Panel title={imports.bringWhatYouHave()}>
            <ChooseFile onFile={upload.send} disabled={sending !== null} />
            {sending ? <UploadProgress {...sending} onCancel={upload.cancel} /> : null}
            {upload.error ? <ErrorAlert message={upload.error.message} /> : null}
          </Panel>
        </div>
      )}
      {plan && !sending && !isBegun ? (
        <PlanPanel
          key={plan.importId}
          uploaded={plan}
          title={title}
          onImport={(start, shown) => {
            setStarted({ start, plan: shown })
            begin(start)
          }}
          busy={isPending}
          onCancel={startOver}
        />
      ) : null}
      {isBegun && !hasImported ? (
        <ImportProgress job={job} title={title} onStop={stop} isStopping={isStopping} onDone={startOver} />
      ) : null}
      {hasImported && started ? (
        <ImportDone job={job} importId={started.start.importId} plan={started.plan} title={title} onAgain={startOver} />
      ) : null}
      {error ? <ErrorAlert message={error.message} /> : null}
      {isUnderWay ? null : <WaitingPanel />}
      {isUnderWay || hasImported ? null : <PastImports />}
    </div>
  )
}

interface UploadProgressProps {
  readonly name: string
  /** The uploaded share, from 0 to 1. */
  readonly share: number
  readonly onCancel: () => void
}

function UploadProgress({ name, share, onCancel }: UploadProgressProps) {
  const isSent = share === 1
  return (
    <div className="mt-4 grid gap-2">
      <output className="wrap-anywhere">{isSent ? imports.reading({ name }) : imports.uploading({ name })}</output>
      <ProgressBar label={imports.progressOf({ name })} share={isSent ? null : share} />
      <Button size="dense" className="justify-self-start" onClick={onCancel}>
        {imports.cancel()}
      </Button>
    </div>
  )
}
