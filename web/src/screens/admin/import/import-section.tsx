import { hasEnded, importResult, type Job, progressOf } from '@waybook/contract'
import { useEffect, useEffectEvent, useRef } from 'react'

import { takeImportFile } from '#stores/import-file.ts'
import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { ProgressBar } from '#ui/state/progress-bar.tsx'

import { PlanPanel } from './plan-panel.tsx'
import { useImportJob, useImportUpload } from './use-import.ts'
import { WaitingPanel } from './waiting-panel.tsx'

/** Imports a new version of the campaign: the user chooses a file, reviews the changes and confirms the import. */
export function ImportSection() {
  const upload = useImportUpload()
  const { begin, isBegun, job, error, isPending, reset } = useImportJob()
  const { plan, sending } = upload
  const beginWithFile = useEffectEvent(() => {
    const file = takeImportFile()
    if (file) upload.send(file)
  })
  useEffect(() => beginWithFile(), [])
  const isUnderWay = sending !== null || (plan !== undefined && !isBegun) || (isBegun && !(job && hasEnded(job)))
  const startOver = () => {
    upload.reset()
    reset()
  }
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-5">
      <Panel title="Import a campaign">
        <div className="grid gap-4">
          <p>
            Choose a campaign folder as a zip file, either written by <code>waybook export</code> or edited by you.
            Changes made in Waybook since the last import stay, and so does the state of play.
          </p>
          <p className="text-14 text-ink-2">You review the changes before anything is imported.</p>
          {sending ? <UploadProgress {...sending} onCancel={upload.cancel} /> : null}
          {sending || isBegun ? null : <ChooseZip again={plan !== undefined} onFile={upload.send} />}
        </div>
        {upload.error ? <ErrorAlert message={upload.error.message} /> : null}
      </Panel>
      {plan && !sending && !isBegun ? (
        <PlanPanel plan={plan} onImport={begin} busy={isPending} onCancel={startOver} />
      ) : null}
      {isBegun ? <ImportProgress job={job} onDone={startOver} /> : null}
      {error ? <ErrorAlert message={error.message} /> : null}
      {isUnderWay ? null : <WaitingPanel />}
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
    <div className="grid gap-2">
      <output className="wrap-anywhere">{isSent ? `Checking ${name}...` : `Uploading ${name}...`}</output>
      <ProgressBar label={`Progress of ${name}`} share={isSent ? null : share} />
      <Button size="dense" className="justify-self-start" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

interface ChooseZipProps {
  /** Whether a file was chosen before. */
  readonly again: boolean
  readonly onFile: (file: File) => void
}

function ChooseZip({ again, onFile }: ChooseZipProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <Button variant={again ? 'secondary' : 'primary'} onClick={() => input.current?.click()}>
        {again ? 'Choose another file' : 'Choose zip file'}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label="Zip file"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Otherwise choosing the same file again would not fire a change event.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}

interface ImportProgressProps {
  /** Absent until the server has answered. */
  readonly job: Job | undefined
  readonly onDone: () => void
}

/** An import's progress and result. The import continues when the page is closed. */
function ImportProgress({ job, onDone }: ImportProgressProps) {
  const isUnderWay = !job || !hasEnded(job)
  return (
    <Panel title="Import">
      <div className="grid justify-items-start gap-4">
        <output>
          {isUnderWay ? 'Importing. You can leave this page.' : job.status === 'completed' ? importedIn(job) : null}
        </output>
        {isUnderWay ? <ProgressBar label="Progress of the import" share={job ? progressOf(job) : null} /> : null}
        {job?.status === 'failed' ? <ErrorAlert message={job.error ?? 'The import failed'} /> : null}
        {isUnderWay ? null : <Button onClick={onDone}>Done</Button>}
      </div>
    </Panel>
  )
}

function importedIn({ result }: Job): string {
  const waiting = importResult.safeParse(result).data?.waiting ?? 0
  if (waiting === 0) return 'Imported.'
  const files = waiting === 1 ? '1 file below needs' : `${waiting} files below need`
  return `Imported. ${files} your decision.`
}
