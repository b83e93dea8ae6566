import { useState } from 'react'

import { EndAddressDialog } from '#parts/feed/end-address-dialog.tsx'
import { NewAddress } from '#parts/feed/new-address.tsx'
import { addressOf, useFeed, useHasFeeds } from '#parts/feed/use-feed.ts'
import { Button } from '#ui/button/button.tsx'
import { RailSection } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { formatDateTime } from '#ui/text/words.ts'

/** The viewer's news feed and calendar. */
export function FeedPanel() {
  return useHasFeeds() ? <OwnFeed /> : null
}

function OwnFeed() {
  const { data, error, refetch, made, revoked, failure } = useFeed()
  const [confirming, setConfirming] = useState<'renew' | 'revoke' | null>(null)
  const isMade = data ? data.createdAt !== null : false
  return (
    <RailSection title="News feed">
      <p className="mb-3 text-14 text-ink-2">
        An address for your feed reader. The feed lists the newsletters that you can see, with their descriptions.
        Another address is for your calendar: it has the dates of the sessions. Anyone who knows an address can read it.
      </p>
      {error ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Spinner />}
      {made.data ? (
        <>
          <NewAddress
            label="Address of your feed"
            hint="It is shown only once. Copy it into your feed reader now."
            address={addressOf(made.data.path)}
          />
          <NewAddress
            label="Address of your calendar"
            hint="It is shown only once. Subscribe to it in your calendar now."
            address={addressOf(made.data.calendarPath)}
          />
        </>
      ) : null}
      {data?.createdAt ? <p className="mb-3">Created {formatDateTime(data.createdAt)}</p> : null}
      {failure ? <ErrorAlert message={failure.message} /> : null}
      {isMade ? (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setConfirming('renew')} busy={made.isPending} busyLabel="Creating...">
            Create a new address
          </Button>
          <Button onClick={() => setConfirming('revoke')} busy={revoked.isPending} busyLabel="Revoking...">
            Revoke the address
          </Button>
        </div>
      ) : null}
      {data && !isMade ? (
        <Button onClick={() => made.mutate(undefined)} busy={made.isPending} busyLabel="Creating...">
          Create an address
        </Button>
      ) : null}
      <EndAddressDialog
        confirming={confirming}
        onClose={() => setConfirming(null)}
        onConfirm={(confirmed) => (confirmed === 'renew' ? made : revoked).mutate(undefined)}
      />
    </RailSection>
  )
}
