import type { Person } from '@waybook/contract'

import { Button } from '#ui/button/button.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { namesOf } from './editor-bar.tsx'
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

/** What became of publishing, and who else writes here. */
export function EditorNotices({ page, others, faults, isOutdated, onFirstFault }: EditorNoticesProps) {
  const { published } = page
  return (
    <div className="grid gap-2 text-14">
      {others.length === 0 ? null : (
        <p className="pt-2 text-ink-2 xl:hidden">
          <b className="text-ink">{namesOf(others)}</b> {others.length === 1 ? 'is' : 'are'} writing here too
        </p>
      )}
      {isOutdated ? (
        <p className="pt-2">Somebody has published this page since. Publishing puts both together.</p>
      ) : null}
      <output className="block not-empty:pt-2">{published ? outcomeWords(published.outcome) : ''}</output>
      {faults === 0 ? null : (
        <p role={published?.outcome === 'refused' ? 'alert' : undefined} className="flex flex-wrap items-center gap-x-3 pt-2">
          <span className="font-semibold text-bad">
            {published?.outcome === 'refused' ? 'Not published: ' : 'To mend before publishing: '}
            {faults === 1 ? 'one thing, shown in its place.' : `${faults} things, shown in their places.`}
          </span>
          <Button size="small" onClick={onFirstFault}>
            Go there
          </Button>
        </p>
      )}
      {published?.outcome === 'failed' ? (
        <ErrorAlert message={`Not published: ${published.message}. Your draft is kept.`} onRetry={page.publish} />
      ) : null}
    </div>
  )
}

function outcomeWords(outcome: NonNullable<EditedPage['published']>['outcome']): string {
  switch (outcome) {
    case 'saved':
      return 'Published. Readers see it now.'
    case 'merged':
      return 'Published, together with what others have changed in the meantime.'
    case 'unchanged':
      return 'Readers see this text already.'
    case 'refused':
    case 'failed':
      return ''
  }
}
