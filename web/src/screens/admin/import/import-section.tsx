import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { ProgressBar } from '#ui/state/progress-bar.tsx'

import { ChooseZip } from './choose-zip.tsx'
import { ImportUnderWay } from './import-under-way.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { useImportJob, useImportUpload } from './use-import.ts'

/** Brings another edition of the campaign in: a file is chosen, looked through, and imported when that is wanted. */
export function ImportSection() {
  const upload = useImportUpload()
  const { begin, isBegun, job, error, isPending, reset } = useImportJob()
  const { plan, sending } = upload
  const startOver = () => {
    upload.reset()
    reset()
  }
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-5">
      <Panel title="Import a campaign">
        <div className="grid gap-4">
          <p>
            A campaign’s folder as a zip file, as <code>waybook export</code> writes it or you keep it in your editor.
            It takes the place of what is written here now; what was played stays.
          </p>
          <p className="text-14 text-ink-2">It is only looked through at first, and you see what would change.</p>
          {sending ? <OnItsWay {...sending} onCancel={upload.cancel} /> : null}
          {sending || isBegun ? null : <ChooseZip again={plan !== undefined} onFile={upload.send} />}
        </div>
        {upload.error ? <ErrorAlert message={upload.error.message} /> : null}
      </Panel>
      {plan && !sending && !isBegun ? (
        <PlanPanel plan={plan} onImport={begin} busy={isPending} onCancel={startOver} />
      ) : null}
      {isBegun ? <ImportUnderWay job={job} onDone={startOver} /> : null}
      {error ? <ErrorAlert message={error.message} /> : null}
    </div>
  )
}

interface OnItsWayProps {
  readonly name: string
  /** From 0 to 1. */
  readonly share: number
  readonly onCancel: () => void
}

function OnItsWay({ name, share, onCancel }: OnItsWayProps) {
  const isSent = share === 1
  return (
    <div className="grid gap-2">
      <output className="wrap-anywhere">{isSent ? `Looking through ${name}...` : `Uploading ${name}...`}</output>
      <ProgressBar label={`Progress of ${name}`} share={isSent ? null : share} />
      <Button size="small" className="justify-self-start" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
