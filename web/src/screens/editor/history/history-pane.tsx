import { splitFile } from '@waybook/entity-text'
import { editor } from '@waybook/messages/editor'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { RailSection } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { Deleted, Inserted } from '#ui/text/compared-words.tsx'
import { countDifferences, WordDifferences } from '#ui/text/word-differences.tsx'

import { textIn } from '../text/page-text.ts'
import { changedFields, keyWords, readingText } from './reading-text.ts'
import type { History } from './use-history.ts'
import { VersionList } from './version-list.tsx'

/** The versions of a page, with a button that restores one. */
export function HistoryList({ history, hasDraft }: { readonly history: History; readonly hasDraft: boolean }) {
  const { revisions, chosen, choose, restore, isRestoring, restoreError } = history
  return (
    <RailSection title={editor.history()}>
      <VersionList revisions={revisions} hasDraft={hasDraft} chosen={chosen} onChoose={choose} />
      <div className="mt-4 grid gap-3">
        {restore ? (
          <Button onClick={restore} busy={isRestoring} busyLabel={editor.restoring()}>
            {editor.restore()}
          </Button>
        ) : null}
        {restore && hasDraft ? <p className="text-14 text-ink-2">{editor.restoreDiscards()}</p> : null}
        {restoreError ? <ErrorAlert message={restoreError.message} /> : null}
      </div>
    </RailSection>
  )
}

/** The changes of the chosen version, as readers see the text. A switch shows the marks of the file, too. */
export function Comparison({ history }: { readonly history: History }) {
  const { compared, chosen, isFirst, isLoading, error, retry } = history
  const [showsMarks, setShowsMarks] = useState(false)
  if (error) return <ErrorAlert message={error.message} onRetry={retry} />
  if (!compared || isLoading) return <Spinner />
  const shown = showsMarks ? (text: string) => text : readingText
  const [before, after] = [shown(textIn(compared.before)), shown(textIn(compared.after))]
  const { added, removed } = countAll([{ before, after }, ...(changedFields(compared.before, compared.after) ?? [])])
  const onlyMarks = before === after && textIn(compared.before) !== textIn(compared.after)
  return (
    <section aria-label={editor.differences()}>
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-14">
        <Deleted>{editor.removedSample()}</Deleted>
        <Inserted>{editor.addedSample()}</Inserted>
        <span className="text-ink-2">
          {editor.wordCounts({ added, removed })}{' '}
          {chosen === 'draft'
            ? editor.comparedPublished()
            : isFirst
              ? editor.firstVersion()
              : editor.comparedPrevious()}
          {onlyMarks ? ` ${editor.onlyMarks()}` : null}
        </span>
        <Switch label={editor.showMarks()} checked={showsMarks} onChange={setShowsMarks} />
      </div>
      <Properties before={compared.before} after={compared.after} showsMarks={showsMarks} />
      <WordDifferences before={isFirst ? after : before} after={after} />
    </section>
  )
}

function countAll(pairs: readonly { readonly before: string; readonly after: string }[]) {
  const counts = pairs.map(countDifferences)
  const sum = (kind: 'added' | 'removed') => counts.reduce((total, count) => total + count[kind], 0)
  return { added: sum('added'), removed: sum('removed') }
}

interface PropertiesProps {
  /** Whole files. */
  readonly before: string
  readonly after: string
  readonly showsMarks: boolean
}

/** The changed fields of the front matter in words. As they are written with the marks, or if words cannot say the change. */
function Properties({ before, after, showsMarks }: PropertiesProps) {
  const [written, read] = [[frontMatterOf(before), frontMatterOf(after)] as const, changedFields(before, after)]
  if (written[0] === written[1]) return null
  const box = 'mb-6 rounded-control border border-line bg-surface px-4 py-3'
  if (read === null || read.length === 0 || showsMarks)
    return (
      <div className={`font-mono [&>div]:text-14 ${box}`}>
        <WordDifferences before={written[0]} after={written[1]} />
      </div>
    )
  return (
    <dl className={`grid gap-3 ${box} [&_dd>div]:font-sans [&_dd>div]:text-16`}>
      {read.map(({ key, before: was, after: is }) => (
        <div key={key}>
          <dt className="text-14 text-ink-2">{keyWords(key)}</dt>
          <dd>
            <WordDifferences before={was} after={is} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const frontMatterOf = (file: string) => splitFile(file).frontMatter ?? ''
