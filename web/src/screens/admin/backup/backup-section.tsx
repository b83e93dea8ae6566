import { BACKUP_PATH, EXPORT_PATH, KEPT_BACKUPS_PATH, type KeptBackup } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { shortly } from '#ui/text/words.ts'

/** A backup in one file, the campaign as a folder, and the copies that the server keeps. */
export function BackupSection() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <Panel title="Download a backup">
        <div className="grid gap-4">
          <p>Everything in one file: the campaign, what was played, the pictures and the accounts.</p>
          <p className="text-14 text-ink-2">
            It holds password hashes and, unless it comes from the server’s environment, the secret that sessions are
            signed with. Keep it as you keep a key. <code>waybook restore</code> puts it back.
          </p>
          <DownloadButton action={BACKUP_PATH} primary>
            Download backup
          </DownloadButton>
        </div>
      </Panel>
      <Panel title="Download the campaign">
        <div className="grid gap-4">
          <p>The campaign as a folder of Markdown and pictures in a zip file, to write on or to import elsewhere.</p>
          <p className="text-14 text-ink-2">
            Its texts are as they were imported, secrets and your notes included, and pictures that were added in
            Waybook come along. What was played is in the backup only.
          </p>
          <DownloadButton action={EXPORT_PATH} primary>
            Download campaign
          </DownloadButton>
        </div>
      </Panel>
      <KeptBackups />
    </div>
  )
}

function KeptBackups() {
  const { data, error, refetch } = useOperation('getBackups', {})
  return (
    <Panel title="Last backups">
      <p className="mb-3 text-14 text-ink-2">
        Waybook keeps a copy of its records each day, the last seven, and one from before every change of its tables:
        what is written and played, without pictures and accounts.
      </p>
      {error ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Spinner />}
      {data?.backups.length === 0 ? <EmptyState>No copy has been made yet.</EmptyState> : null}
      <ul>
        {data?.backups.map((backup) => (
          <BackupRow key={backup.name} {...backup} />
        ))}
      </ul>
    </Panel>
  )
}

function BackupRow({ name, madeAt, bytes }: KeptBackup) {
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold">{shortly(madeAt)}</p>
        <p className="text-14 wrap-anywhere text-ink-2">
          {name}, {sizeOf(bytes)}
        </p>
      </div>
      <DownloadButton action={KEPT_BACKUPS_PATH + name} label={`Download ${name}`}>
        Download
      </DownloadButton>
    </li>
  )
}

interface DownloadButtonProps {
  /** Where the form is posted to. Not a link, since another site could lead somebody to that. */
  readonly action: string
  readonly children: string
  readonly label?: string
  readonly primary?: boolean
}

/** Requests a file by a form, so that the browser streams it to disk and shows its progress. */
function DownloadButton({ action, children, label, primary = false }: DownloadButtonProps) {
  return (
    <form method="post" action={action} className="shrink-0">
      <Button
        type="submit"
        {...(primary ? { variant: 'primary' } : { size: 'small' })}
        {...(label !== undefined && { 'aria-label': label })}
      >
        {children}
      </Button>
    </form>
  )
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A number of bytes in words that are as short as they can be. */
export function sizeOf(bytes: number): string {
  const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const unit = units[step] ?? 'byte'
  const format = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: step > 1 ? 1 : 0 } as const
  return new Intl.NumberFormat('en', format).format(bytes / 1000 ** step)
}
