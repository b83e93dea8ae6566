import {
  BACKUP_PATH,
  EXPORT_PATH,
  EXPORT_PLAYED_PATH,
  EXPORT_WORLD_PATH,
  KEPT_BACKUPS_PATH,
  type StoredBackup,
} from '@waybook/contract'
import { currentLanguage } from '@waybook/messages'
import { backups } from '@waybook/messages/backups'
import { useRef } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { DownloadButton } from '#parts/download/download-button.tsx'
import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'
import { formatDateTime } from '#ui/text/words.ts'

import { RestorePanel } from './restore-panel.tsx'
import { useChosenBackup, useRestore } from './use-restore.ts'

const codeElements = { code: (words: string) => <code>{words}</code> }

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
      <Panel title={backups.downloadBackup()}>
        <div className="grid gap-4">
          <p>{backups.downloadBackupAbout()}</p>
          {campaigns && campaigns.length > 1 ? (
            <p>{backups.containsCampaigns({ count: campaigns.length, campaigns: campaigns.join(', ') })}</p>
          ) : null}
          <p className="text-14 text-ink-2">{backups.containsSecrets()}</p>
          {campaigns === null ? (
            <p className="font-semibold">
              <RichMessage parts={backups.notYours(codeElements)} />
            </p>
          ) : (
            <DownloadButton action={BACKUP_PATH} primary>
              {backups.downloadBackupButton()}
            </DownloadButton>
          )}
        </div>
      </Panel>
      <Panel title={backups.downloadCampaign()}>
        <div className="grid gap-4">
          <p>{backups.downloadCampaignAbout()}</p>
          <p className="text-14 text-ink-2">{backups.downloadCampaignHas()}</p>
          <DownloadButton action={EXPORT_PATH} primary>
            {backups.downloadCampaignButton()}
          </DownloadButton>
          <DownloadButton action={EXPORT_PLAYED_PATH}>{backups.downloadPlayed()}</DownloadButton>
          <p className="text-14 text-ink-2">{backups.onlyWorldsAbout()}</p>
          <DownloadButton action={EXPORT_WORLD_PATH}>{backups.downloadOnlyWorlds()}</DownloadButton>
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
    <Panel title={backups.automatic()}>
      <p className="mb-3 text-14 text-ink-2">{backups.automaticAbout()}</p>
      {error ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Spinner />}
      {data?.backups.length === 0 ? <EmptyState>{backups.none()}</EmptyState> : null}
      <ul>
        {data?.backups.map((backup) => (
          <BackupRow key={backup.name} {...backup} onRestore={onRestore} />
        ))}
      </ul>
    </Panel>
  )
}

const reasons: Readonly<Record<StoredBackup['reason'], () => string>> = {
  daily: () => backups.daily(),
  migration: () => backups.beforeUpdate(),
  restore: () => backups.beforeRestore(),
}

function BackupRow({ name, reason, madeAt, bytes, onRestore }: StoredBackup & AutomaticBackupsProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold">{formatDateTime(madeAt)}</p>
        <p className="text-14">{reasons[reason]()}</p>
        <p className="text-14 wrap-anywhere text-ink-2">
          {name}, {sizeOf(bytes)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-label={backups.restoreNamed({ name })}
          disabled={onRestore === null}
          onClick={() => onRestore?.(name)}
        >
          {backups.restoreMore()}
        </Button>
        <DownloadButton action={KEPT_BACKUPS_PATH + name} label={backups.downloadNamed({ name })}>
          {backups.download()}
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
  return new Intl.NumberFormat(currentLanguage(), format).format(bytes / 1000 ** step)
}
