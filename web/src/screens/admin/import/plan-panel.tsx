import { removesMost, type Finding, type ImportPlan } from '@waybook/contract'
import { importPlan } from '@waybook/messages/importPlan'
import { imports } from '@waybook/messages/imports'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { CauseSection } from './cause-section.tsx'
import { FolderTypes } from './folder-types.tsx'
import { FoundPages } from './found-pages.tsx'
import { WaitingFiles } from './lazy-waiting-files.tsx'
import { LongList } from './long-list.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { ReadingChoices } from './reading-choices.tsx'
import { SetRow } from './set-row.tsx'
import { type StartImport, useReading } from './use-import.ts'
import { VisibilityRow } from './visibility-row.tsx'
import type { Decisions } from './waiting-files.tsx'

interface PlanPanelProps {
  /** The plan that came with the upload. */
  readonly uploaded: ImportPlan
  readonly title: string
  readonly busy: boolean
  readonly onImport: (start: StartImport, plan: ImportPlan) => void
  readonly onCancel: () => void
}

/** Previews an import for the game master to confirm, in the order of consequences: who may read it, what it is, and what is left out. */
export function PlanPanel({ uploaded, title, busy, onImport, onCancel }: PlanPanelProps) {
  const { plan, reading, change, isCounting, error } = useReading(uploaded)
  const [removeMost, setRemoveMost] = useState(false)
  const [decisions, setDecisions] = useState<Decisions>({})
  const { importId, report, waiting } = plan
  if (importId === null || !report) return <RefusedPlan title={title} faults={plan.faults} onCancel={onCancel} />
  const needsConsent = removesMost(plan)
  const isDecided = Object.keys(decisions).length > 0
  const changesNothing = countChanges(plan) === 0 && !isDecided
  return (
    <section
      aria-label={importPlan.preview()}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 max-lg:[&_:is(button,select,input,summary)]:scroll-mb-56">
        <div>
          <h2 className="text-26 wrap-anywhere">{title}</h2>
          <p className="text-ink-2">{changesNothing ? importPlan.nothingWouldChange() : importPlan.nothingYet()}</p>
        </div>
        <SetRow title={title} set={reading.set} onChange={(set) => change({ set })} />
        <VisibilityRow
          report={report}
          reading={plan.reading}
          hidden={reading.hidden ?? plan.reading?.hidden ?? false}
          onChange={(hidden) => change({ hidden })}
        />
        {error ? <ErrorAlert message={error.message} /> : null}
        <FoundPages report={report} />
        {plan.reading ? <FolderTypes read={plan.reading} chosen={reading} onChange={change} /> : null}
        {/* The choices would be saved in campaign.yaml, which a set leaves as it is. */}
        {plan.reading && reading.set === undefined ? (
          <ReadingChoices read={plan.reading} report={report} chosen={reading} onChange={change} />
        ) : null}
        <CauseSection title={importPlan.whatChanges()} causes={report.notes} />
        <CauseSection title={importPlan.whatIsLeftOut()} causes={report.leftOut} />
        <ChangedPages plan={plan} />
        {waiting.length > 0 ? <WaitingFiles files={waiting} decisions={decisions} onDecide={setDecisions} /> : null}
        {needsConsent ? <RemovalConsent plan={plan} checked={removeMost} onChange={setRemoveMost} /> : null}
      </div>
      <PlanSummary
        report={report}
        isCounting={isCounting}
        isBusy={busy}
        mayImport={!changesNothing || waiting.length > 0}
        disabledReason={needsConsent && !removeMost ? importPlan.confirmRemovalFirst() : undefined}
        onImport={() => onImport({ importId, removeMost, decisions, reading, title }, plan)}
        onCancel={onCancel}
      />
    </section>
  )
}

function countChanges({ added, changed, removed, merged, campaignChanged }: ImportPlan): number {
  return added.length + changed.length + removed.length + merged.length + (campaignChanged ? 1 : 0)
}

interface RefusedPlanProps {
  readonly title: string
  readonly faults: readonly Finding[]
  readonly onCancel: () => void
}

function RefusedPlan({ title, faults, onCancel }: RefusedPlanProps) {
  return (
    <div className="max-w-[48rem]">
      <Panel title={importPlan.cannotBeImported({ title })}>
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
          <p>{importPlan.fixTheErrors()}</p>
          <LongList title={importPlan.errors()} items={faults.map(lineOf)} open />
          <Button onClick={onCancel}>{imports.chooseAnother()}</Button>
        </div>
      </Panel>
    </div>
  )
}

function lineOf({ file, line, message, fix }: Finding): string {
  return `${file}:${line}: ${message}; ${fix}`
}

/** What the import does to pages that Waybook has already. */
function ChangedPages({ plan }: { readonly plan: ImportPlan }) {
  const { added, changed, removed, merged, kept, campaignChanged } = plan
  const changes = campaignChanged ? ['campaign.yaml', ...changed] : changed
  return (
    <div>
      <LongList title={importPlan.added()} items={added} />
      <LongList title={importPlan.changed()} items={changes} />
      <LongList title={importPlan.removed()} items={removed} />
      <LongList title={importPlan.merged()} items={merged} />
      <LongList title={importPlan.kept()} items={kept} />
    </div>
  )
}

interface RemovalConsentProps {
  readonly plan: ImportPlan
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

function RemovalConsent({ plan: { removed, before }, checked, onChange }: RemovalConsentProps) {
  return (
    <div className="grid gap-2 rounded-panel border border-bad p-4">
      <p>{importPlan.removesMany({ count: removed.length, before })}</p>
      <Switch label={importPlan.removeEntities({ count: removed.length })} checked={checked} onChange={onChange} />
    </div>
  )
}
