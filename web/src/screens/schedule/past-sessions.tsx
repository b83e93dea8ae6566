import { routeOf, type PastSession } from '@waybook/contract'
import { schedule } from '@waybook/messages/schedule'

import { useOperation } from '#api/operation-query.ts'
import { useSchedule } from '#parts/schedule/use-schedule.ts'
import { PageLink } from '#ui/button/page-link.tsx'
import { ExpandableList } from '#ui/page/expandable-list.tsx'
import { RailSection } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

/** The sessions that are over, with their logs and newsletters. */
export function PastSessions() {
  const { data, error, refetch } = useOperation('listPastSessions', {})
  if (error && !data)
    return <ErrorAlert message={schedule.failedPast({ reason: error.message })} onRetry={() => void refetch()} />
  if (!data || data.sessions.length === 0) return null
  return (
    <RailSection title={schedule.pastSessions()}>
      <ExpandableList
        rows={data.sessions.map((session) => (
          <li key={session.id ?? session.log?.sessionId} tabIndex={-1} className="border-line py-2 not-last:border-b">
            <Past session={session} />
          </li>
        ))}
      />
    </RailSection>
  )
}

function Past({ session: { startsAt, title, isCanceled, log, newsletter } }: { readonly session: PastSession }) {
  const { words } = useSchedule()
  const detail = [words.full(startsAt), isCanceled ? schedule.calledOffDetail() : '', log?.date ?? '']
  return (
    <>
      <b className="font-serif text-18 wrap-anywhere">{nameOf(log?.number, title)}</b>
      <p className="text-14 text-ink-2">{detail.filter((part) => part !== '').join(', ')}</p>
      <p className="flex flex-wrap gap-x-5">
        {log ? (
          <PageLink
            href={`/sessions/${log.sessionId}`}
            className="line-link"
            aria-label={schedule.logOf({ number: log.number })}
          >
            {schedule.log()}
          </PageLink>
        ) : null}
        {newsletter ? (
          <PageLink href={routeOf(newsletter.id)} className="line-link">
            {newsletter.name}
          </PageLink>
        ) : null}
      </p>
    </>
  )
}

function nameOf(number: number | undefined, title: string): string {
  if (number === undefined) return title === '' ? schedule.noLog() : title
  return title === '' ? schedule.session({ number }) : schedule.sessionTitle({ number, title })
}
