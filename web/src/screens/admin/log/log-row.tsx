import { useQueryClient } from '@tanstack/react-query'
import { adminLog } from '@waybook/messages/adminLog'

import { useWrite } from '#api/use-write.ts'
import { EntityLink } from '#parts/entity/entity-link.tsx'
import { Button } from '#ui/button/button.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { RichMessage, unseen } from '#ui/text/rich-message.tsx'
import { formatTime } from '#ui/text/words.ts'

import { sentenceOf, whyNot, wordsOf, type LogEntry, type LogPart } from './log-words.ts'

const HISTORY = new Set<LogEntry['did']>([
  'pageChanged',
  'importChanged',
  'pageRenamed',
  'secretRevealed',
  'secretHidden',
  'pinAdded',
  'pinChanged',
  'pinRemoved',
])

const link = 'line-link text-14'

/** One action, with links and an undo button. */
export function LogRow({ entry }: { readonly entry: LogEntry }) {
  const { at, from, by, did, entity, undo, notUndone } = entry
  const page = entity?.name === null ? undefined : entity
  return (
    <div className="grid gap-x-4 py-3 md:grid-cols-main md:items-center">
      <div className="min-w-0 wrap-anywhere">
        <p>
          <b>{by ?? 'Waybook'}</b>{' '}
          {sentenceOf(entry).map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a sentence never changes
            <Part key={`${index} ${typeof part === 'string' ? part : part.id}`} part={part} />
          ))}
        </p>
        <p className="flex flex-wrap items-center gap-x-4 text-14 text-ink-2">
          <time dateTime={new Date(at).toISOString()}>
            {from !== undefined && formatTime(from) !== formatTime(at)
              ? adminLog.times({ from: formatTime(from), to: formatTime(at) })
              : formatTime(at)}
          </time>
          {page && HISTORY.has(did) ? (
            <PageLink href={`/${page.id}/edit#history`} className={link}>
              <RichMessage parts={adminLog.compareVersions({ page: page.name ?? '' }, unseen)} />
            </PageLink>
          ) : null}
          {page ? (
            <PageLink href="/admin/log" search={{ entity: page.id }} className={link}>
              <RichMessage parts={adminLog.showOnly({ page: page.name ?? '' }, unseen)} />
            </PageLink>
          ) : null}
          {notUndone === undefined ? null : <span>{whyNot[notUndone]()}</span>}
        </p>
      </div>
      {undo ? <UndoButton undo={undo} entry={entry} /> : null}
    </div>
  )
}

function Part({ part }: { readonly part: LogPart }) {
  if (typeof part === 'string') return part
  return part.name === null ? part.id : <EntityLink id={part.id} name={part.name} />
}

interface UndoButtonProps {
  readonly undo: NonNullable<LogEntry['undo']>
  readonly entry: LogEntry
}

function UndoButton({ undo, entry }: UndoButtonProps) {
  const queries = useQueryClient()
  const { mutate, isPending, error } = useWrite(undo.operation, {
    params: () => undo.params,
    onSettled: () => void queries.invalidateQueries(),
  })
  const isTable = undo.operation === 'undoTable'
  const named = { by: entry.by ?? 'Waybook', deed: wordsOf(entry) }
  return (
    <div className="grid gap-2 max-md:justify-items-start">
      <Button
        size="dense"
        className="min-h-hit"
        busy={isPending}
        busyLabel={adminLog.undoing()}
        aria-label={isTable ? adminLog.undoLastEntry(named) : adminLog.undoEntry(named)}
        onClick={() => mutate(undefined)}
      >
        {isTable ? adminLog.undoLast() : adminLog.undo()}
      </Button>
      {error ? <ErrorAlert message={error.message} /> : null}
    </div>
  )
}
