import type { TextHunk } from '@waybook/contract'
import { mergeFiles } from '@waybook/entity-text/merge'
import { editor } from '@waybook/messages/editor'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { Button } from '#ui/button/button.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { VersionBox } from '#ui/text/version-box.tsx'
import { WordDifferences } from '#ui/text/word-differences.tsx'

import type { Conflict, EditedPage } from '../use-edited-page.ts'
import { choicesFor, decidedText, type Decision } from './decision.ts'

interface ConflictViewProps {
  readonly page: EditedPage
  readonly conflict: Conflict
}

/** Shows both texts of each conflicting part. Nothing is published until the user decides them all. */
export function ConflictView({ page, conflict }: ConflictViewProps) {
  const { id, baseVersion, text } = page
  const edited = useOperation('getRevision', { id, version: baseVersion }, { staleTime: 'static' })
  if (edited.error) return <ErrorAlert message={edited.error.message} onRetry={() => void edited.refetch()} />
  if (!edited.data) return <Spinner />
  const versions = { base: edited.data.text, mine: text, theirs: conflict.text }
  const merged = mergeFiles(versions)
  return (
    <Decisions
      key={conflict.version}
      hunks={merged.ok ? [] : merged.hunks}
      busy={page.isPublishing}
      onLeave={page.leaveConflict}
      onDecide={(decided) => {
        const done = mergeFiles(versions, (_hunk, place) => decided[place] ?? '')
        if (done.ok) page.publishResolved(done.text)
      }}
    />
  )
}

const UNDECIDED: Decision = { choice: 'mine', own: '' }

interface DecisionsProps {
  readonly hunks: readonly TextHunk[]
  readonly busy: boolean
  readonly onDecide: (texts: readonly string[]) => void
  readonly onLeave: () => void
}

function Decisions({ hunks, busy, onDecide, onLeave }: DecisionsProps) {
  const [decisions, setDecisions] = useState(() => hunks.map(({ mine }): Decision => ({ choice: 'mine', own: mine })))
  const decide = (place: number, changed: Partial<Decision>) =>
    setDecisions((before) => before.map((one, index) => (index === place ? { ...one, ...changed } : one)))
  return (
    <section aria-labelledby="conflict" className="grid max-w-[60rem] gap-6">
      <div>
        <h2 id="conflict" tabIndex={-1} className="text-26">
          {editor.bothChanged({ count: hunks.length })}
        </h2>
        <p className="mt-1 max-w-measure text-ink-2">{editor.conflictLede()}</p>
      </div>
      {hunks.map((hunk, place) => (
        <HunkDecision
          // Hunks keep the order of the text.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          hunk={hunk}
          decision={decisions[place] ?? UNDECIDED}
          onChange={(changed) => decide(place, changed)}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          busy={busy}
          busyLabel={editor.publishingNow()}
          onClick={() => onDecide(hunks.map((hunk, place) => decidedText(hunk, decisions[place] ?? UNDECIDED)))}
        >
          {editor.publishThis()}
        </Button>
        <Button variant="ghost" onClick={onLeave}>
          {editor.backToText()}
        </Button>
      </div>
    </section>
  )
}

interface HunkDecisionProps {
  readonly hunk: TextHunk
  readonly decision: Decision
  readonly onChange: (changed: Partial<Decision>) => void
}

function HunkDecision({ hunk, decision, onChange }: HunkDecisionProps) {
  const { where, base, mine, theirs } = hunk
  return (
    <section aria-label={where} className="grid gap-3 border-t-2 border-ink pt-3">
      <h3 className="text-20">{where.charAt(0).toUpperCase() + where.slice(1)}</h3>
      <div className="grid gap-3 md:grid-cols-2">
        <VersionBox title={editor.mineTitle()} text={mine}>
          <WordDifferences before={base} after={mine} />
        </VersionBox>
        <VersionBox title={editor.theirsTitle()} text={theirs}>
          <WordDifferences before={base} after={theirs} />
        </VersionBox>
      </div>
      <Segments
        label={editor.textToUse({ where })}
        terse
        options={choicesFor(hunk)}
        value={decision.choice}
        onChange={(choice) => onChange({ choice })}
      />
      {decision.choice === 'own' ? (
        <TextArea
          label={editor.yourWords()}
          value={decision.own}
          onChange={({ target }) => onChange({ own: target.value })}
        />
      ) : null}
    </section>
  )
}
