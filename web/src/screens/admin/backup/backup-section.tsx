import { BACKUP_PATH, EXPORT_PATH, EXPORT_PLAYED_PATH, KEPT_BACKUPS_PATH, type KeptBackup } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { basePath } from '#stores/base-path.ts'
import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { formatDateTime } from '#ui/text/words.ts'

/** Downloads a backup in one file, the campaign as a folder, and the server's automatic backups. */
export function BackupSection() {
  const campaigns = useOperation('getBackups', {}).data?.campaigns
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <Panel title="Download a backup">
        <div className="grid gap-4">
          <p>Everything in one file: the campaign, the state of play, the pictures and the accounts.</p>
          {campaigns && campaigns.length > 1 ? (
            <p>{`It contains all ${campaigns.length} campaigns: ${campaigns.join(', ')}.`}</p>
          ) : null}
          <p className="text-14 text-ink-2">
            It contains password hashes and, unless the server’s environment sets it, the secret that signs sessions.
            Store it as securely as a password. Use <code>waybook restore</code> to restore it.
          </p>
          {campaigns === null ? (
            <p className="font-semibold">
              A backup would contain campaigns that you don’t run. The person who runs Waybook can make one with the
              command <code>waybook backup</code>.
            </p>
          ) : (
            <DownloadButton action={BACKUP_PATH} primary>
              Download backup
            </DownloadButton>
          )}
        </div>
      </Panel>
      <Panel title="Download the campaign">
        <div className="grid gap-4">
          <p>The campaign as a folder of Markdown and pictures in a zip file, to edit or to import elsewhere.</p>
          <p className="text-14 text-ink-2">
            It contains the current texts, including secrets and your notes, and the pictures added in Waybook. You can
            include the state of play as readable text: characters, inventories, the table and the rolls. Only a backup
            can restore the state of play.
          </p>
          <DownloadButton action={EXPORT_PATH} primary>
            Download campaign
          </DownloadButton>
          <DownloadButton action={EXPORT_PLAYED_PATH}>Download with state of play</DownloadButton>
        </div>
      </Panel>
      <AutomaticBackups />
    </div>
  )
}

function AutomaticBackups() {
  const { data, error, refetch } = useOperation('getBackups', {})
  return (
    <Panel title="Automatic backups">
      <p className="mb-3 text-14 text-ink-2">
        Waybook backs up its records every day and before each update of its database, and keeps the last seven daily
        backups. They contain the campaign and the state of play, but no pictures or accounts.
      </p>
      {error ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Spinner />}
      {data?.backups.length === 0 ? <EmptyState>No backups yet.</EmptyState> : null}
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
        <p className="font-semibold">{formatDateTime(madeAt)}</p>
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
  /** The URL that the form posts to. A link would be unsafe because other sites could link to it too. */
  readonly action: string
  readonly children: string
  readonly label?: string
  readonly primary?: boolean
}

/** Requests a file with a form. The browser streams it to disk and shows its progress. */
function DownloadButton({ action, children, label, primary = false }: DownloadButtonProps) {
  return (
    <form method="post" action={basePath + action} className="shrink-0">
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

/** Formats a number of bytes with the largest unit that fits. */
export function sizeOf(bytes: number): string {
  const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const unit = units[step] ?? 'byte'
  const format = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: step > 1 ? 1 : 0 } as const
  return new Intl.NumberFormat('en', format).format(bytes / 1000 ** step)
}
