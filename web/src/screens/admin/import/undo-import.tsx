import { hasEnded, type Job, progressOf, type UndoneImport, undoneImport } from '@waybook/contract'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { ProgressBar } from '#ui/state/progress-bar.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { useJob } from './use-import.ts'

interface UndoImportProps {
  readonly importId: string
  readonly title: string
}

/** Takes back a whole import. Asks about the pages that have changed since. */
export function UndoImport({ importId, title }: UndoImportProps) {
  const [asking, setAsking] = useState(false)
  const { mutate, data, isPending, error } = useWrite('undoImport', {
    params: (andChanged: readonly string[]) => ({ importId, andChanged: [...andChanged] }),
    onSuccess: () => setAsking(false),
  })
  const { job, error: jobError } = useJob(data?.jobId)
  const failure = error?.message ?? jobError?.message ?? (job?.status === 'failed' ? job.error : null)
  return (
    <Panel title="Undo the whole import">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="max-w-measure flex-1 basis-72 text-14 text-ink-2">
            {`Takes back everything that came with ${title || 'this import'}. Possible for 30 days. Pages that you changed since are asked about.`}
          </p>
          {data ? null : (
            <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
              Undo the import
            </Button>
          )}
        </div>
        {data ? <UndoProgress job={job} isUndone={data.jobId === null} /> : null}
        {typeof failure === 'string' ? <ErrorAlert message={failure} /> : null}
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Undo the import?">
        <UndoForm importId={importId} busy={isPending} onUndo={mutate} onCancel={() => setAsking(false)} />
      </Dialog>
    </Panel>
  )
}

interface UndoFormProps {
  readonly importId: string
  readonly busy: boolean
  readonly onUndo: (andChanged: readonly string[]) => void
  readonly onCancel: () => void
}

function UndoForm({ importId, busy, onUndo, onCancel }: UndoFormProps) {
  const { data, error, refetch } = useOperation('getChangedSinceImport', { importId }, { staleTime: 0 })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  const { pages, total } = data
  const choose = (id: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((one) => one !== id)))
  return (
    <div className="grid gap-4">
      {total === 0 ? (
        <p>No page of it has changed since. The campaign becomes as it was before.</p>
      ) : (
        <fieldset className="grid gap-1">
          <legend className="mb-2">
            {total === 1
              ? 'One page has changed since. It stays, unless you choose it.'
              : `${total} pages have changed since. They stay, unless you choose them.`}
          </legend>
          <div className="max-h-[40vh] overflow-y-auto">
            {pages.map(({ id, name, would }) => (
              <label key={id} className="flex min-h-hit cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  checked={chosen.has(id)}
                  onChange={({ target }) => choose(id, target.checked)}
                  className="size-5 shrink-0 accent-primary"
                />
                <span className="min-w-0 wrap-anywhere">
                  {name} <span className="text-14 text-ink-2">{consequences[would]}</span>
                </span>
              </label>
            ))}
          </div>
          {total > pages.length ? <p className="text-14 text-ink-2">{`${total - pages.length} more stay.`}</p> : null}
        </fieldset>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="danger" busy={busy} busyLabel="Undoing..." onClick={() => onUndo([...chosen])}>
          Undo
        </Button>
      </div>
    </div>
  )
}

const consequences = {
  remove: 'would be removed',
  revert: 'would get its text from before',
  restore: 'would get its text from before',
} as const

function UndoProgress({ job, isUndone }: { readonly job: Job | undefined; readonly isUndone: boolean }) {
  if (isUndone) return <output>This import is already undone.</output>
  const isUnderWay = !job || !hasEnded(job)
  const result = job?.status === 'completed' ? undoneImport.safeParse(job.result).data : undefined
  return (
    <div className="grid gap-2">
      <output>{isUnderWay ? 'Undoing. You can leave this page.' : result ? summaryOf(result) : null}</output>
      {isUnderWay ? <ProgressBar label="Progress of the undo" share={job ? progressOf(job) : null} /> : null}
    </div>
  )
}

function summaryOf({ removed, reverted, restored, kept }: UndoneImport): string {
  const parts = [
    `${removed} removed`,
    ...(reverted > 0 ? [`${reverted} as before`] : []),
    ...(restored > 0 ? [`${restored} restored`] : []),
    ...(kept > 0 ? [`${kept} kept, because they have changed`] : []),
  ]
  return `Undone. Pages: ${parts.join(', ')}.`
}
