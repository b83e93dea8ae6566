import type { Finding, ImportPlan } from '@waybook/contract'

import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'

import { LongList } from './long-list.tsx'

interface PlanPanelProps {
  readonly plan: ImportPlan
  readonly busy: boolean
  readonly onImport: (importId: string) => void
  readonly onCancel: () => void
}

/** What an import would do, to be decided on. */
export function PlanPanel({ plan, busy, onImport, onCancel }: PlanPanelProps) {
  const { importId, faults, warnings, added, changed, removed, campaignChanged } = plan
  const changes = campaignChanged ? ['campaign.yaml', ...changed] : changed
  const changesNothing = added.length + changes.length + removed.length === 0
  return (
    <Panel title="What it would do">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <output>{inSum(importId === null, changesNothing)}</output>
        <div>
          <LongList title="Faults" items={faults.map(lineOf)} open />
          <LongList title="Warnings" items={warnings.map(lineOf)} />
          <LongList title="Added" items={added} />
          <LongList title="Changed" items={changes} />
          <LongList title="Gone" items={removed} />
        </div>
        <div className="flex flex-wrap gap-3">
          {importId === null || changesNothing ? null : (
            <Button variant="primary" onClick={() => onImport(importId)} busy={busy} busyLabel="Starting...">
              Import
            </Button>
          )}
          <Button onClick={onCancel}>{importId === null || changesNothing ? 'Done' : 'Cancel'}</Button>
        </div>
      </div>
    </Panel>
  )
}

function inSum(isFaulty: boolean, changesNothing: boolean): string {
  if (isFaulty) return 'It cannot be imported: mend the faults, and send it again.'
  return changesNothing ? 'Nothing would change.' : 'Nothing is imported yet.'
}

function lineOf({ file, line, message, mend }: Finding): string {
  return `${file}:${line}: ${message}; ${mend}`
}
