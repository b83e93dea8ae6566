import { schedule } from '@waybook/messages/schedule'
import { useState } from 'react'

import { useMe } from '#api/session.ts'
import { EndAddressDialog } from '#parts/feed/end-address-dialog.tsx'
import { NewAddress } from '#parts/feed/new-address.tsx'
import { addressOf, useFeed, useHasFeeds } from '#parts/feed/use-feed.ts'
import { Button, buttonLook } from '#ui/button/button.tsx'
import { RailSection } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Icon } from '#ui/text/icon.tsx'
import { formatDateTime } from '#ui/text/words.ts'

/** The viewer's own calendar address. While viewing as a player there is none to make. */
export function CalendarSection() {
  const isView = useMe().viewAs !== undefined
  return useHasFeeds() && !isView ? <OwnCalendar /> : null
}

function OwnCalendar() {
  const { data, error, refetch, made, failure } = useFeed()
  const [isRenewing, setRenewing] = useState(false)
  const address = made.data ? addressOf(made.data.calendarPath) : null
  return (
    <RailSection title={schedule.inMyCalendar()}>
      <p className="mb-3 text-14 text-ink-2">{schedule.calendarHint()}</p>
      {error ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : null}
      {failure ? <ErrorAlert message={failure.message} /> : null}
      {address === null ? null : (
        <>
          <NewAddress label={schedule.calendarAddress()} hint={schedule.calendarAddressHint()} address={address} />
          <a href={address.replace(/^https?:/, 'webcal:')} className={buttonLook({ variant: 'primary' })}>
            <Icon name="events" />
            {schedule.openInCalendar()}
          </a>
        </>
      )}
      {data && data.createdAt === null ? (
        <Button onClick={() => made.mutate(undefined)} busy={made.isPending} busyLabel={schedule.creating()}>
          <Icon name="events" />
          {schedule.addToCalendar()}
        </Button>
      ) : null}
      {data?.createdAt && address === null ? (
        <>
          <p className="mb-3 text-14 text-ink-2">
            {schedule.calendarCreated({ date: formatDateTime(data.createdAt) })}
          </p>
          <Button onClick={() => setRenewing(true)} busy={made.isPending} busyLabel={schedule.creating()}>
            {schedule.newAddress()}
          </Button>
        </>
      ) : null}
      <EndAddressDialog
        confirming={isRenewing ? 'renew' : null}
        onClose={() => setRenewing(false)}
        onConfirm={() => made.mutate(undefined)}
      />
    </RailSection>
  )
}
