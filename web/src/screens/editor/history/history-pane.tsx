import { splitFile } from '@waybook/entity-text'

import { Button } from '#ui/button/button.tsx'
import { RailSection } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { Deleted, Inserted } from '#ui/text/compared-words.tsx'
import { countDifferences, WordDifferences } from '#ui/text/word-differences.tsx'

import { textIn } from '../text/page-text.ts'
import type { History } from './use-history.ts'
import { VersionList } from './version-list.tsx'

/** The versions of a page, with a button that restores one. */
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
          <p className="text-14 text-ink-2">Restoring discards your draft and creates a new version.</p>
        ) : null}
        {restoreError ? <ErrorAlert message={restoreError.message} /> : null}
      </div>
    </RailSection>
  )
}

/** The changes of the chosen version. */
export function Comparison({ history }: { readonly history: History }) {
  const { compared, chosen, isFirst, isLoading, error, retry } = history
  if (error) return <ErrorAlert message={error.message} onRetry={retry} />
  if (!compared || isLoading) return <Spinner />
  const { added, removed } = countDifferences(compared)
  return (
    <section aria-label="Differences">
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-14">
        <Deleted>removed</Deleted>
        <Inserted>added</Inserted>
        <span className="text-ink-2">
          {`${added} ${added === 1 ? 'word' : 'words'} added, ${removed} removed. `}
          {chosen === 'draft'
            ? 'Compared with the published text.'
            : isFirst
              ? 'The first version.'
              : 'Compared with the previous version.'}
        </span>
      </div>
      <Properties before={frontMatterOf(compared.before)} after={frontMatterOf(compared.after)} />
      <WordDifferences
        before={isFirst ? textIn(compared.after) : textIn(compared.before)}
        after={textIn(compared.after)}
      />
    </section>
  )
}

const frontMatterOf = (file: string) => splitFile(file).frontMatter ?? ''

/** The raw front matter, if it changed. */
function Properties({ before, after }: { readonly before: string; readonly after: string }) {
  if (before === after) return null
  return (
    <div className="[&>div]:font-mono mb-6 rounded-control border border-line bg-surface px-4 py-3 [&>div]:text-14">
      <WordDifferences before={before} after={after} />
    </div>
  )
}
