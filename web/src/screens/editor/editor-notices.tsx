import type { Person } from '@waybook/contract'

import { Button } from '#ui/button/button.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { namesOf } from './editor-bar.tsx'
import { ContinuityLine } from './lazy-continuity-line.tsx'
import type { EditedPage } from './use-edited-page.ts'

interface EditorNoticesProps {
  readonly page: EditedPage
  readonly others: readonly Person[]
  /** The number of faults that prevent publishing. */
  readonly faults: number
  /** Whether somebody else has published since. */
  readonly isOutdated: boolean
  readonly onFirstFault: () => void
}

/** What stands in the way of publishing, and who else writes here. */
export function EditorNotices({ page, others, faults, isOutdated, onFirstFault }: EditorNoticesProps) {
  const { refusal } = page
  const isRefused = refusal?.why === 'faults'
  return (
    <div className="grid gap-2 pt-2 text-14 empty:hidden">
      {others.length === 0 ? null : (
        <p className="text-ink-2 xl:hidden">
          <b className="text-ink">{namesOf(others)}</b> {others.length === 1 ? 'is' : 'are'} writing here too
        </p>
      )}
      {isOutdated && page.isChanged ? (
        <p>Somebody has published this page since. Publishing puts both together.</p>
      ) : null}
      {faults === 0 ? null : (
        <p role={isRefused ? 'alert' : undefined} className="flex flex-wrap items-center gap-x-3">
          <span className="font-semibold text-bad">
            {isRefused ? 'Not published: ' : 'To mend before publishing: '}
            {faults === 1 ? 'one thing, shown in its place.' : `${faults} things, shown in their places.`}
          </span>
          <Button size="dense" onClick={onFirstFault}>
            Go there
          </Button>
        </p>
      )}
      <ContinuityLine />
      {refusal?.why === 'failed' ? (
        <ErrorAlert message={`Not published: ${refusal.message}. Your draft is kept.`} onRetry={page.publish} />
      ) : null}
    </div>
  )
}
