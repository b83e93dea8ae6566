import type { RestorePlan } from '@waybook/contract'
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
    <Panel title="Restore a backup">
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
      <p>
        Choose a backup that you downloaded here, or one from the list of automatic backups. You read what it contains
        before anything changes.
      </p>
      <p className="text-14 text-ink-2">
        Waybook first stores a backup of the present state, so you can go back. Restoring takes Waybook off the air for
        some seconds, longer with many pictures.
      </p>
      <div>
        <Button onClick={() => input.current?.click()}>Choose backup file</Button>
        <input
          ref={input}
          type="file"
          accept=".gz,.db,application/gzip"
          aria-label="Backup file"
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
      <output className="wrap-anywhere">{isSent ? `Checking ${name}...` : `Uploading ${name}...`}</output>
      <ProgressBar label={`Progress of ${name}`} share={isSent ? null : share} />
      {isSent ? null : (
        <Button size="dense" className="justify-self-start" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </>
  )
}

/** Typed to confirm that everything is replaced. */
const CONFIRMATION = 'restore'

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
  const isConfirmed = typed.trim().toLowerCase() === CONFIRMATION
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isConfirmed && !isBeginning) onRestore()
      }}
    >
      <output>Nothing has been restored yet. The backup contains:</output>
      <FactList>
        <Fact name="Campaign">{campaign}</Fact>
        {madeAt === null ? null : <Fact name="Made">{formatDateTime(madeAt)}</Fact>}
        {lastChangeAt === null ? null : <Fact name="Last change">{formatDateTime(lastChangeAt)}</Fact>}
        <Fact name="Pages">{pages}</Fact>
        <Fact name="Pictures">{missing === 0 ? pictures : `${pictures}, ${missing} of them missing or damaged`}</Fact>
        <Fact name="Accounts">{accounts ?? 'None: everybody keeps the present account'}</Fact>
      </FactList>
      <p>{consequenceOf(plan)}</p>
      <TextField
        label={`Type “${CONFIRMATION}” to confirm`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" disabled={!isConfirmed} busy={isBeginning} busyLabel="Starting...">
          Restore
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}

/** What the restore replaces, and who stays signed in. */
export function consequenceOf({ accounts, hasYourAccount }: Pick<RestorePlan, 'accounts' | 'hasYourAccount'>): string {
  const replaced = 'Everything that was written and played since then is replaced.'
  if (accounts === null) return `${replaced} Pictures and accounts stay.`
  const others = 'Accounts and passwords become those of the backup. People whose account is in it stay signed in.'
  if (hasYourAccount) return `${replaced} ${others}`
  return `${replaced} ${others} Yours is not in it: to go on, sign in as a game master of the backup.`
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
        <output>
          Restoring. Waybook stores a backup of the present state, replaces everything and opens again. Until then
          nobody can reach it.
        </output>
        <ProgressBar label="Progress of the restore" share={null} />
      </>
    )
  return (
    <>
      <Result restoring={restoring} />
      <Button className="justify-self-start" onClick={onDone}>
        Done
      </Button>
    </>
  )
}

function Result({ restoring }: { readonly restoring: Exclude<Restoring, 'no' | 'running'> }): ReactNode {
  if (restoring === 'lost')
    return (
      <ErrorAlert message="Waybook was started again in between, so it can’t say how the restore went. Look at the campaign." />
    )
  if (restoring.state === 'failed') return <ErrorAlert message={restoring.error ?? 'The restore failed'} />
  return <output>Restored. The state from before is the newest of the automatic backups: restore it to go back.</output>
}
