import { Button } from '#ui/button/button.tsx'
import { RailSection } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import type { History } from './use-history.ts'
import { VersionList } from './version-list.tsx'
import { countDifferences, Deleted, Inserted, WordDifferences } from './word-differences.tsx'

/** The versions of a page, and restoring one. */
export function HistoryList({ history, hasDraft }: { readonly history: History; readonly hasDraft: boolean }) {
  const { revisions, chosen, choose, restore, isRestoring, restoreError } = history
  return (
    <RailSection title="History">
      <VersionList revisions={revisions} hasDraft={hasDraft} chosen={chosen} onChoose={choose} />
      <div className="mt-4 grid gap-3">
        {restore ? (
          <Button onClick={restore} busy={isRestoring} busyLabel="Restoring...">
            Restore this version
          </Button>
        ) : null}
        {restore && hasDraft ? (
          <p className="text-14 text-ink-2">Your draft is given up for it. Restoring makes a new version.</p>
        ) : null}
        {restoreError ? <ErrorAlert message={restoreError.message} /> : null}
      </div>
    </RailSection>
  )
}

/** What the chosen version changed. */
export function Comparison({ history }: { readonly history: History }) {
  const { compared, chosen, isFirst, isLoading, error, retry } = history
  if (error) return <ErrorAlert message={error.message} onRetry={retry} />
  if (!compared || isLoading) return <Spinner />
  const { added, removed } = countDifferences(compared)
  return (
    <section aria-label="Differences">
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-14">
        <Deleted>taken out</Deleted>
        <Inserted>put in</Inserted>
        <span className="text-ink-2">
          {`${added} ${added === 1 ? 'word' : 'words'} in, ${removed} out. `}
          {chosen === 'draft'
            ? 'Compared with what readers see.'
            : isFirst
              ? 'The first text.'
              : 'Compared with the version before.'}
        </span>
      </div>
      {isFirst ? (
        <div className="max-w-measure font-serif text-18 wrap-anywhere whitespace-pre-wrap">{compared.after}</div>
      ) : (
        <WordDifferences {...compared} />
      )}
    </section>
  )
}
