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
    <RailSection title="In my calendar">
      <p className="mb-3 text-14 text-ink-2">
        Every session with its place and time. Changes follow by themselves, in some calendars after half a day. The
        address is yours alone: anyone who knows it can read the dates.
      </p>
      {error ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : null}
      {failure ? <ErrorAlert message={failure.message} /> : null}
      {address === null ? null : (
        <>
          <NewAddress
            label="Address of your calendar"
            hint="It is shown only once. Google and others want it pasted."
            address={address}
          />
          <a href={address.replace(/^https?:/, 'webcal:')} className={buttonLook({ variant: 'primary' })}>
            <Icon name="events" />
            Open in my calendar
          </a>
        </>
      )}
      {data && data.createdAt === null ? (
        <Button onClick={() => made.mutate(undefined)} busy={made.isPending} busyLabel="Creating...">
          <Icon name="events" />
          Add to my calendar
        </Button>
      ) : null}
      {data?.createdAt && address === null ? (
        <>
          <p className="mb-3 text-14 text-ink-2">{`Created ${formatDateTime(data.createdAt)}. A lost address is replaced by a new one, which also replaces the one of your news feed.`}</p>
          <Button onClick={() => setRenewing(true)} busy={made.isPending} busyLabel="Creating...">
            New address...
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
