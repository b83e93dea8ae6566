import type { Session } from '@waybook/contract'
import { Problem } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { Button } from '#ui/button/button.tsx'
import { BackLink } from '#ui/button/page-link.tsx'
import { PageHead } from '#ui/page/heading.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { FailedPage, StatusLine } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { EventList } from './event-list.tsx'
import { NewsletterDraft } from './newsletter-draft.tsx'
import { sessionName, sessionTimes } from './session-words.ts'
import { useSessionChange } from './use-session-change.ts'

/** The placeholder reserves room for the label, field and hint. */
const SessionDate = lazyPart(async () => (await import('./session-date.tsx')).SessionDate, {
  loading: <div className="h-26" />,
  inAdvance: false,
})

/** The events of a session. An open session updates live. */
export function SessionScreen({ sessionId }: { readonly sessionId: string }) {
  const { data, error, refetch } = useOperation('getSession', { sessionId })
  const isGameMaster = useMe().role === 'gameMaster'
  const isMissing = error instanceof Problem && error.id === 'not-found'
  return (
    <>
      <BackLink href="/sessions">Back to the session log</BackLink>
      {data || error ? null : <Spinner />}
      {isMissing ? <PageHead title="Session not found" lede="It may belong to another campaign." /> : null}
      {error && !data && !isMissing ? (
        <FailedPage title="Failed to load the session" reason={error.message} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <>
          <PageHead
            title={sessionName(data.session)}
            lede={[data.session.date, sessionTimes(data.session)].filter((part) => part !== null).join('. ')}
          />
          <div className="grid max-w-[43rem] gap-6">
            {isGameMaster ? <GameMasterActions session={data.session} /> : null}
            {data.events.length === 0 ? (
              <EmptyState>
                {data.session.endedAt === null ? 'Nothing has happened yet.' : 'Nothing happened.'}
              </EmptyState>
            ) : (
              <EventList events={data.events} />
            )}
          </div>
        </>
      ) : null}
    </>
  )
}

function GameMasterActions({ session }: { readonly session: Session }) {
  const { id, endedAt, date } = session
  const { mutate, isPending, error } = useSessionChange('endSession')
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-start gap-3">
        <NewsletterDraft sessionId={id} />
        {endedAt === null ? (
          <Button onClick={() => mutate({ sessionId: id })} busy={isPending} busyLabel="Ending...">
            End the session
          </Button>
        ) : null}
      </div>
      <StatusLine>{error?.message ?? null}</StatusLine>
      <SessionDate key={date} session={session} />
    </div>
  )
}
