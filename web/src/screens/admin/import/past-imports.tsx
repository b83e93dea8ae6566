import { imports } from '@waybook/messages/imports'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { RichMessage, unseen } from '#ui/text/rich-message.tsx'
import { formatDateTime } from '#ui/text/words.ts'

import { UndoImport } from './undo-import.tsx'

/** The imports of the last 30 days, each with its undo. Shows nothing if there are none. */
export function PastImports() {
  const { data, error, refetch } = useOperation('listImports', {}, { staleTime: 0 })
  const [opened, setOpened] = useState<string | null>(null)
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  const past = data?.imports ?? []
  if (past.length === 0) return null
  const undoing = past.find(({ importId }) => importId === opened)
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-5">
      <Panel title={imports.lastImports()}>
        <ul>
          {past.map(({ importId, title, at, added, changed, removed, isUndone }) => (
            <li
              key={importId}
              className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2 last:border-0"
            >
              <span className="min-w-0">
                <b className="block font-semibold wrap-anywhere">{title || imports.aFolder()}</b>
                <span className="text-14 text-ink-2">
                  {imports.pastFigures({ date: formatDateTime(at), added, changed, removed })}
                </span>
              </span>
              {isUndone ? (
                <span className="text-14 text-ink-2">{imports.undone()}</span>
              ) : (
                <Button size="small" aria-expanded={opened === importId} onClick={() => setOpened(importId)}>
                  <RichMessage parts={imports.undoMore({ title }, unseen)} />
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Panel>
      {undoing ? <UndoImport key={undoing.importId} importId={undoing.importId} title={undoing.title} /> : null}
    </div>
  )
}
