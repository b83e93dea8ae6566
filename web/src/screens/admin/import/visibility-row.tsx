import type { FolderReading, ImportedReport } from '@waybook/contract'
import { importPlan } from '@waybook/messages/importPlan'

import { Switch } from '#ui/field/switch.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { Icon } from '#ui/text/icon.tsx'

interface VisibilityRowProps {
  readonly report: ImportedReport
  /** `null` if the folder's own `campaign.yaml` says who sees its pages. */
  readonly reading: FolderReading | null
  /** The switch, which may be ahead of the report. */
  readonly hidden: boolean
  readonly onChange: (hidden: boolean) => void
}

/** How many pages players could read at once, and the switch that hides everything at first. */
export function VisibilityRow({ report, reading, hidden, onChange }: VisibilityRowProps) {
  const { readableByPlayers } = report
  const total = report.pages.reduce((sum, { count }) => sum + count, 0)
  const isOpen = reading ? !reading.hidden : readableByPlayers > 0
  return (
    <div
      className={classNames(
        'grid gap-x-4 gap-y-1 rounded-panel p-4 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center',
        isOpen ? 'border border-bad' : 'bg-mark-tint',
      )}
    >
      <Icon name={isOpen ? 'eye' : 'eye-off'} className="max-md:hidden" />
      <output>
        <b className={classNames('block font-serif text-20', isOpen && 'text-bad')}>
          {importPlan.canRead({ shown: readableByPlayers, count: total })}
        </b>
        <span className="text-14">{aboutReaders(report, reading)}</span>
      </output>
      {reading ? <Switch label={importPlan.hiddenAtFirst()} checked={hidden} onChange={onChange} /> : null}
    </div>
  )
}

function aboutReaders({ readableByPlayers, readableFolders }: ImportedReport, reading: FolderReading | null): string {
  if (reading?.hidden && readableByPlayers > 0) return importPlan.pagesSaySo()
  if (readableByPlayers === 0) return importPlan.startsHidden()
  const folders = readableFolders.map(({ folder, pages: count }) =>
    folder === '' ? importPlan.noFolderCount({ count }) : importPlan.folderCount({ folder, count }),
  )
  return importPlan.mostAreIn({ folders: folders.join(', ') })
}
