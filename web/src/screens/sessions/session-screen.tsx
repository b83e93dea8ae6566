import { Problem } from '@waybook/contract'
import { sessionLog } from '@waybook/messages/sessionLog'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { BackLink } from '#ui/button/page-link.tsx'
import { PageHead } from '#ui/page/heading.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { FailedPage } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { EventList } from './event-list.tsx'
import { AddLine, SessionActions } from './session-actions.tsx'
import { sessionName, sessionTimes } from './session-words.ts'
import { useSessionChange } from './use-session-change.ts'

/** The events of a session. An open session updates live. */
export function SessionScreen({ sessionId }: { readonly sessionId: string }) {
  const { data, error, refetch } = useOperation('getSession', { sessionId })
  const isGameMaster = useMe().role === 'gameMaster'
  const { mutate: removeLine } = useSessionChange('removeSessionLine')
  const isMissing = error instanceof Problem && error.id === 'not-found'
  return (
    <>
      <BackLink href="/sessions">{sessionLog.back()}</BackLink>
      {data || error ? null : <Spinner />}
      {isMissing ? <PageHead title={sessionLog.notFound()} lede={sessionLog.notFoundWhy()} /> : null}
      {error && !data && !isMissing ? (
        <FailedPage title={sessionLog.failed()} reason={error.message} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <>
          <PageHead
            title={sessionName(data.session)}
            lede={[data.session.date, sessionTimes(data.session)].filter((part) => part !== null).join('. ')}
          />
          <div className="grid max-w-[43rem] gap-6">
            {isGameMaster ? <SessionActions session={data.session} /> : null}
            {data.events.length === 0 ? (
              <EmptyState>{data.session.endedAt === null ? sessionLog.nothingYet() : sessionLog.nothing()}</EmptyState>
            ) : (
              <EventList
                events={data.events}
                onRemoveLine={isGameMaster ? (lineId) => removeLine({ sessionId, lineId }) : undefined}
              />
            )}
            {isGameMaster ? <AddLine sessionId={sessionId} /> : null}
          </div>
        </>
      ) : null}
    </>
  )
}
