import type { AnswerOf } from '@waybook/contract'
import { adminContinuity } from '@waybook/messages/adminContinuity'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { ASK_AGAIN_MS } from '#parts/continuity/use-continuity-count.ts'
import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/page/panel.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { formatDateTime } from '#ui/text/words.ts'

import { CheckGroup } from './check-group.tsx'
import { CheckList } from './check-list.tsx'
import { OwnCheckForm } from './own-check-form.tsx'

type Check = AnswerOf<'getContinuity'>['checks'][number]

/** The findings of the continuity checks, and the list of all checks. */
export function ContinuitySection() {
  const { data, error, refetch } = useOperation(
    'getContinuity',
    {},
    { refetchInterval: ({ state }) => (state.data?.isRunning ? ASK_AGAIN_MS : false) },
  )
  const [edited, setEdited] = useState<Check | 'new' | null>(null)
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  const { checks, isRunning, at } = data
  if (edited !== null) return <OwnCheckForm check={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
  const found = checks.filter(
    ({ isOn, findings, accepted, error: why }) => isOn && (findings.length + accepted.length > 0 || why !== null),
  )
  const count = checks.reduce((sum, { findings }) => sum + findings.length, 0)
  const sentences = [
    adminContinuity.count({ count }),
    ...(isRunning ? [adminContinuity.checking()] : []),
    ...(at === null ? [] : [adminContinuity.lastChecked({ date: formatDateTime(at) })]),
  ]
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-6">
      <output className="block text-14 text-ink-2">{sentences.join(' ')}</output>
      {count === 0 && at !== null && found.every((check) => check.error === null) ? (
        <EmptyState>{adminContinuity.consistent()}</EmptyState>
      ) : null}
      {found.map((check) => (
        <CheckGroup key={check.id} check={check} />
      ))}
      <Disclosure title={adminContinuity.allChecks()}>
        <CheckList checks={checks} onEdit={setEdited} />
        <div className="mt-4">
          <Button onClick={() => setEdited('new')}>{adminContinuity.writeCheck()}</Button>
        </div>
      </Disclosure>
    </div>
  )
}
