import type { RestorePlan } from '@waybook/contract'
import { backups } from '@waybook/messages/backups'
import { type ReactNode, type RefObject, useRef, useState } from 'react'

import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { ProgressBar } from '#ui/state/progress-bar.tsx'
import { Fact, FactList } from '#ui/text/fact-list.tsx'
import { formatDateTime } from '#ui/text/words.ts'

import type { Restoring, Sending, useChosenBackup, useRestore } from './use-restore.ts'

interface RestorePanelProps {
  /** Focused when a stored backup is chosen elsewhere on the page. */
  readonly ref: RefObject<HTMLDivElement | null>
  readonly backup: ReturnType<typeof useChosenBackup>
  readonly restore: ReturnType<typeof useRestore>
}

/** Restores a backup: the user chooses a file, reads what it contains and confirms. */
export function RestorePanel({ ref, backup, restore }: RestorePanelProps) {
  const { sending, plan, error, choose, stop } = backup
  const discard = useWrite('cancelRestore', { params: (restoreId: string) => ({ restoreId }) })
  const { restoring } = restore
  const startOver = () => {
    if (plan && restoring === 'no') discard.mutate(plan.restoreId)
    backup.reset()
    restore.reset()
  }
  return (
    <Panel title={backups.restore()}>
      <div ref={ref} tabIndex={-1} className="grid gap-4">
        {restoring !== 'no' ? (
          <Progress restoring={restoring} onDone={startOver} />
        ) : sending ? (
          <Upload {...sending} onCancel={stop} />
        ) : plan ? (
          <Plan
            plan={plan}
            onRestore={() => restore.begin(plan.restoreId)}
            isBeginning={restore.isBeginning}
            onCancel={startOver}
          />
        ) : (
          <Choose onFile={choose} />
        )}
        {error ? <ErrorAlert message={error.message} /> : null}
        {restore.error ? <ErrorAlert message={restore.error.message} /> : null}
      </div>
    </Panel>
  )
}

function Choose({ onFile }: { readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <p>{backups.chooseAbout()}</p>
      <p className="text-14 text-ink-2">{backups.storesFirst()}</p>
      <div>
        <Button onClick={() => input.current?.click()}>{backups.chooseFile()}</Button>
        <input
          ref={input}
          type="file"
          accept=".gz,.db,application/gzip"
          aria-label={backups.file()}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // Otherwise choosing the same file again would not fire a change event.
            target.value = ''
            if (file) onFile(file)
          }}
        />
      </div>
    </>
  )
}

function Upload({ name, share, onCancel }: Sending & { readonly onCancel: () => void }) {
  const isSent = share === 1
  return (
    <>
      <output className="wrap-anywhere">{isSent ? backups.checking({ name }) : backups.uploading({ name })}</output>
      <ProgressBar label={backups.progressOf({ name })} share={isSent ? null : share} />
      {isSent ? null : (
        <Button size="dense" className="justify-self-start" onClick={onCancel}>
          {backups.cancel()}
        </Button>
      )}
    </>
  )
}

interface PlanProps {
  readonly plan: RestorePlan
  readonly isBeginning: boolean
  readonly onRestore: () => void
  readonly onCancel: () => void
}

/** What a checked backup contains, and what its restore replaces. */
function Plan({ plan, isBeginning, onRestore, onCancel }: PlanProps) {
  const { campaign, madeAt, lastChangeAt, pages, accounts, pictures, missing } = plan
  const [typed, setTyped] = useState('')
  const word = backups.confirmation()
  const isConfirmed = typed.trim().toLowerCase() === word
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isConfirmed && !isBeginning) onRestore()
      }}
    >
      <output>{backups.notYet()}</output>
      <FactList>
        <Fact name={backups.campaign()}>{campaign}</Fact>
        {madeAt === null ? null : <Fact name={backups.made()}>{formatDateTime(madeAt)}</Fact>}
        {lastChangeAt === null ? null : <Fact name={backups.lastChange()}>{formatDateTime(lastChangeAt)}</Fact>}
        <Fact name={backups.pages()}>{pages}</Fact>
        <Fact name={backups.pictures()}>
          {missing === 0 ? pictures : backups.picturesMissing({ count: pictures, missing })}
        </Fact>
        <Fact name={backups.accounts()}>{accounts ?? backups.noAccounts()}</Fact>
      </FactList>
      <p>{consequenceOf(plan)}</p>
      <TextField
        label={backups.typeToConfirm({ word })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="danger"
          disabled={!isConfirmed}
          busy={isBeginning}
          busyLabel={backups.starting()}
        >
          {backups.restoreButton()}
        </Button>
        <Button onClick={onCancel}>{backups.cancel()}</Button>
      </div>
    </form>
  )
}

/** What the restore replaces, and who stays signed in. */
export function consequenceOf({ accounts, hasYourAccount }: Pick<RestorePlan, 'accounts' | 'hasYourAccount'>): string {
  if (accounts === null) return backups.replacesOnly()
  return hasYourAccount ? backups.replacesAll() : backups.replacesYours()
}

function Progress({
  restoring,
  onDone,
}: {
  readonly restoring: Exclude<Restoring, 'no'>
  readonly onDone: () => void
}) {
  if (restoring === 'running')
    return (
      <>
        <output>{backups.restoring()}</output>
        <ProgressBar label={backups.progressOfRestore()} share={null} />
      </>
    )
  return (
    <>
      <Result restoring={restoring} />
      <Button className="justify-self-start" onClick={onDone}>
        {backups.done()}
      </Button>
    </>
  )
}

function Result({ restoring }: { readonly restoring: Exclude<Restoring, 'no' | 'running'> }): ReactNode {
  if (restoring === 'lost') return <ErrorAlert message={backups.lost()} />
  if (restoring.state === 'failed') return <ErrorAlert message={restoring.error ?? backups.failed()} />
  return <output>{backups.restored()}</output>
}
