import { sessionLog } from '@waybook/messages/sessionLog'

import { useOperation } from '#api/operation-query.ts'
import { failureBeside } from '#api/refusal.ts'
import { useMe } from '#api/session.ts'
import { Button } from '#ui/button/button.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { PageHead } from '#ui/page/heading.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert, StatusLine } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { sessionName, sessionTimes } from './session-words.ts'
import { useSessionChange } from './use-session-change.ts'

/** All sessions. The game master starts the next session here. */
export function SessionsScreen() {
  const isGameMaster = useMe().role === 'gameMaster'
  const { data, error, isPending, refetch } = useOperation('listSessions', {})
  const failure = failureBeside({ data, error })
  const sessions = data?.sessions ?? []
  const isOpen = sessions.some(({ endedAt }) => endedAt === null)
  return (
    <>
      <PageHead title={sessionLog.title()} lede={sessionLog.lede()} />
      {isGameMaster && data && !isOpen ? <StartSession /> : null}
      {isPending ? <Spinner /> : null}
      {failure ? (
        <ErrorAlert message={sessionLog.failedAll({ reason: failure.message })} onRetry={() => void refetch()} />
      ) : null}
      {data && sessions.length === 0 ? <EmptyState>{emptyText(isGameMaster)}</EmptyState> : null}
      <ul className="max-w-[43rem]">
        {sessions.map((session) => (
          <li key={session.id} className="border-t border-line py-3 first:border-0">
            <PageLink
              href={`/sessions/${session.id}`}
              className="inline-flex min-h-hit items-center font-serif text-20 font-semibold"
            >
              {sessionName(session)}
            </PageLink>
            <p className="text-14 text-ink-2">{sessionTimes(session)}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

function emptyText(isGameMaster: boolean): string {
  return isGameMaster ? sessionLog.noneToStart() : sessionLog.noneYet()
}

function StartSession() {
  const { mutate, isPending, error } = useSessionChange('startSession')
  return (
    <div className="mb-6">
      <Button variant="primary" onClick={() => mutate({})} busy={isPending} busyLabel={sessionLog.starting()}>
        {sessionLog.start()}
      </Button>
      <StatusLine>{error?.message ?? null}</StatusLine>
    </div>
  )
}
