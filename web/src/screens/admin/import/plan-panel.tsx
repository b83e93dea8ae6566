import { removesMost, type Finding, type ImportPlan } from '@waybook/contract'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { WaitingFiles } from './lazy-waiting-files.tsx'
import type { Decisions } from './waiting-files.tsx'

/** The import that the game master confirmed. */
export interface StartImport {
  readonly importId: string
  /** Whether most entities may be removed. */
  readonly removeMost: boolean
  /** Decisions about files that changed on both sides, by path. */
  readonly decisions: Decisions
}

interface PlanPanelProps {
  readonly plan: ImportPlan
  readonly busy: boolean
  readonly onImport: (start: StartImport) => void
  readonly onCancel: () => void
}

/** Previews an import for the game master to confirm. */
export function PlanPanel({ plan, busy, onImport, onCancel }: PlanPanelProps) {
  const { importId, faults, warnings, added, changed, removed, campaignChanged, before } = plan
  const { merged, kept, waiting } = plan
  const [removeMost, setRemoveMost] = useState(false)
  const [decisions, setDecisions] = useState<Decisions>({})
  const needsConsent = importId !== null && removesMost(plan)
  const changes = campaignChanged ? ['campaign.yaml', ...changed] : changed
  const isDecided = Object.keys(decisions).length > 0
  const changesNothing = added.length + changes.length + removed.length + merged.length === 0 && !isDecided
  return (
    <Panel title="Import preview">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <output>{summaryOf(importId === null, changesNothing && waiting.length === 0)}</output>
        <div>
          <LongList title="Errors" items={faults.map(lineOf)} open />
          <LongList title="Warnings" items={warnings.map(lineOf)} />
          <LongList title="Added" items={added} />
          <LongList title="Changed" items={changes} />
          <LongList title="Removed" items={removed} />
          <LongList title="Merged with changes in Waybook" items={merged} />
          <LongList title="Kept Waybook’s version" items={kept} />
        </div>
        {waiting.length > 0 ? <WaitingFiles files={waiting} decisions={decisions} onDecide={setDecisions} /> : null}
        {needsConsent ? (
          <div className="grid gap-2">
            <p>
              {`This removes ${removed.length} of the ${before} entities in Waybook. If that is not intended, the zip file is probably incomplete or the wrong one.`}
            </p>
            <Switch
              label={removed.length === 1 ? 'Remove 1 entity' : `Remove ${removed.length} entities`}
              checked={removeMost}
              onChange={setRemoveMost}
            />
          </div>
        ) : null}
        <div className="flex flex-wrap gap-3">
          {importId === null || changesNothing ? null : (
            <Button
              variant="primary"
              onClick={() => onImport({ importId, removeMost, decisions })}
              busy={busy}
              busyLabel="Starting..."
              disabledReason={needsConsent && !removeMost ? 'Confirm the removal first.' : undefined}
            >
              Import
            </Button>
          )}
          <Button onClick={onCancel}>{importId === null || changesNothing ? 'Done' : 'Cancel'}</Button>
        </div>
      </div>
    </Panel>
  )
}

function summaryOf(isFaulty: boolean, changesNothing: boolean): string {
  if (isFaulty) return 'This campaign cannot be imported. Fix the errors and upload it again.'
  return changesNothing ? 'Nothing would change.' : 'Nothing has been imported yet.'
}

function lineOf({ file, line, message, fix }: Finding): string {
  return `${file}:${line}: ${message}; ${fix}`
}

/** As many items as a phone scrolls through comfortably. */
const VISIBLE_FIRST = 100

interface LongListProps {
  readonly title: string
  readonly items: readonly string[]
  readonly open?: boolean
}

/** A count that expands to the list of items. */
function LongList({ title, items, open = false }: LongListProps) {
  const [all, setAll] = useState(false)
  if (items.length === 0) return null
  const visible = all ? items : items.slice(0, VISIBLE_FIRST)
  return (
    <details open={open} className="group border-t border-line">
      <summary className="flex min-h-hit cursor-pointer items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        {title} <span className="font-normal text-ink-2">{items.length}</span>
        <Icon name="chevron-down" className="ms-auto transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid gap-1 pb-3 text-14 wrap-anywhere">
        {visible.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {visible.length < items.length ? (
        <Button size="dense" className="mb-3" onClick={() => setAll(true)}>
          {`Show all ${items.length}`}
        </Button>
      ) : null}
    </details>
  )
}
