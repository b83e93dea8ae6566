import { hasEnded, type Job, progressOf, type UndoneImport, undoneImport } from '@waybook/contract'
import { imports } from '@waybook/messages/imports'
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
    <Panel title={imports.undoWhole()}>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="max-w-measure flex-1 basis-72 text-14 text-ink-2">
            {title === '' ? imports.undoAboutThis() : imports.undoAbout({ title })}
          </p>
          {data ? null : (
            <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
              {imports.undoImport()}
            </Button>
          )}
        </div>
        {data ? <UndoProgress job={job} isUndone={data.jobId === null} /> : null}
        {typeof failure === 'string' ? <ErrorAlert message={failure} /> : null}
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} title={imports.undoQuestion()}>
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
        <p>{imports.nothingChangedSince()}</p>
      ) : (
        <fieldset className="grid gap-1">
          <legend className="mb-2">{imports.changedSince({ count: total })}</legend>
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
                  {name} <span className="text-14 text-ink-2">{consequences[would]()}</span>
                </span>
              </label>
            ))}
          </div>
          {total > pages.length ? (
            <p className="text-14 text-ink-2">{imports.moreStay({ count: total - pages.length })}</p>
          ) : null}
        </fieldset>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{imports.cancel()}</Button>
        <Button variant="danger" busy={busy} busyLabel={imports.undoing()} onClick={() => onUndo([...chosen])}>
          {imports.undo()}
        </Button>
      </div>
    </div>
  )
}

const consequences = {
  remove: () => imports.wouldBeRemoved(),
  revert: () => imports.wouldGetOldText(),
  restore: () => imports.wouldGetOldText(),
}

function UndoProgress({ job, isUndone }: { readonly job: Job | undefined; readonly isUndone: boolean }) {
  if (isUndone) return <output>{imports.alreadyUndone()}</output>
  const isUnderWay = !job || !hasEnded(job)
  const result = job?.status === 'completed' ? undoneImport.safeParse(job.result).data : undefined
  return (
    <div className="grid gap-2">
      <output>{isUnderWay ? imports.undoingLeave() : result ? summaryOf(result) : null}</output>
      {isUnderWay ? <ProgressBar label={imports.progressOfUndo()} share={job ? progressOf(job) : null} /> : null}
    </div>
  )
}

function summaryOf({ removed, reverted, restored, kept }: UndoneImport): string {
  const parts = [
    imports.removedCount({ count: removed }),
    ...(reverted > 0 ? [imports.revertedCount({ count: reverted })] : []),
    ...(restored > 0 ? [imports.restoredCount({ count: restored })] : []),
    ...(kept > 0 ? [imports.keptCount({ count: kept })] : []),
  ]
  return imports.undoneFigures({ figures: parts.join(', ') })
}
