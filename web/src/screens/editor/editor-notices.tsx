import type { Person } from '@waybook/contract'
import { editor } from '@waybook/messages/editor'

import { lazyPart } from '#recovery/lazy-part.tsx'
import { Button } from '#ui/button/button.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { WritingToo } from './editor-bar.tsx'
import type { EditedPage } from './use-edited-page.ts'

/** Loaded separately, so the editor does not wait for it. */
const ContinuityLine = lazyPart(async () => (await import('./continuity-line.tsx')).ContinuityLine, {
  InStead: () => null,
})

interface EditorNoticesProps {
  readonly page: EditedPage
  readonly others: readonly Person[]
  /** The number of faults, which prevent publishing. */
  readonly faults: number
  /** Whether somebody else published after this text was opened. */
  readonly isOutdated: boolean
  readonly onFirstFault: () => void
}

/** Notices about faults, failures, newer versions and other writers. */
export function EditorNotices({ page, others, faults, isOutdated, onFirstFault }: EditorNoticesProps) {
  const { refusal } = page
  const isRefused = refusal?.why === 'faults'
  return (
    <div className="grid gap-2 pt-2 text-14 empty:hidden">
      {others.length === 0 ? null : (
        <p className="text-ink-2 xl:hidden">
          <WritingToo others={others} />
        </p>
      )}
      {isOutdated && page.isChanged ? <p>{editor.outdated()}</p> : null}
      {faults === 0 ? null : (
        <p role={isRefused ? 'alert' : undefined} className="flex flex-wrap items-center gap-x-3">
          <span className="font-semibold text-bad">
            {isRefused ? editor.notPublishedFaults({ count: faults }) : editor.faultsBefore({ count: faults })}
          </span>
          <Button size="dense" onClick={onFirstFault}>
            {editor.showProblem()}
          </Button>
        </p>
      )}
      <ContinuityLine />
      {refusal?.why === 'failed' ? (
        <ErrorAlert message={editor.notPublished({ reason: refusal.message })} onRetry={page.publish} />
      ) : null}
    </div>
  )
}
