import {
  BACKUP_PATH,
  EXPORT_PATH,
  EXPORT_PLAYED_PATH,
  EXPORT_WORLD_PATH,
  KEPT_BACKUPS_PATH,
  type StoredBackup,
} from '@waybook/contract'
import { useRef } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { DownloadButton } from '#parts/download/download-button.tsx'
import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { formatDateTime } from '#ui/text/words.ts'

import { RestorePanel } from './restore-panel.tsx'
import { useChosenBackup, useRestore } from './use-restore.ts'

/** Downloads a backup in one file, the campaign as a folder, and the server's automatic backups. Restores backups. */
export function BackupSection() {
  const campaigns = useOperation('getBackups', {}).data?.campaigns
  const backup = useChosenBackup()
  const restore = useRestore()
  const panel = useRef<HTMLDivElement>(null)
  const restoreStored = (name: string) => {
    backup.choose(name)
    panel.current?.focus()
  }
  const isFree = backup.sending === null && backup.plan === undefined && restore.restoring === 'no'
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
            Store it as securely as a password.
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
          <p className="text-14 text-ink-2">
            Other programs read the campaign as a world folder of OnlyWorlds: names, descriptions and relationships,
            without pictures.
          </p>
          <DownloadButton action={EXPORT_WORLD_PATH}>Download for OnlyWorlds</DownloadButton>
        </div>
      </Panel>
      <RestorePanel ref={panel} backup={backup} restore={restore} />
      <AutomaticBackups onRestore={isFree ? restoreStored : null} />
    </div>
  )
}

interface AutomaticBackupsProps {
  /** Chooses a backup by its name. `null` while another one is chosen. */
  readonly onRestore: ((name: string) => void) | null
}

function AutomaticBackups({ onRestore }: AutomaticBackupsProps) {
  const { data, error, refetch } = useOperation('getBackups', {})
  return (
    <Panel title="Automatic backups">
      <p className="mb-3 text-14 text-ink-2">
        Waybook backs up its records every day and before each update of its database, and keeps the last seven daily
        backups. They contain the campaign and the state of play, but no pictures or accounts. Before a restore on this
        page it backs up everything, and keeps the last three of these backups.
      </p>
      {error ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Spinner />}
      {data?.backups.length === 0 ? <EmptyState>No backups yet.</EmptyState> : null}
      <ul>
        {data?.backups.map((backup) => (
          <BackupRow key={backup.name} {...backup} onRestore={onRestore} />
        ))}
      </ul>
    </Panel>
  )
}

const reasons: Readonly<Record<StoredBackup['reason'], string>> = {
  daily: 'Daily',
  migration: 'Before an update',
  restore: 'Before a restore, with pictures and accounts',
}

function BackupRow({ name, reason, madeAt, bytes, onRestore }: StoredBackup & AutomaticBackupsProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold">{formatDateTime(madeAt)}</p>
        <p className="text-14">{reasons[reason]}</p>
        <p className="text-14 wrap-anywhere text-ink-2">
          {name}, {sizeOf(bytes)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-label={`Restore ${name}`}
          disabled={onRestore === null}
          onClick={() => onRestore?.(name)}
        >
          Restore...
        </Button>
        <DownloadButton action={KEPT_BACKUPS_PATH + name} label={`Download ${name}`}>
          Download
        </DownloadButton>
      </div>
    </li>
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
