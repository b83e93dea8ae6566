import { profile } from '@waybook/messages/profile'
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
    <RailSection title={profile.newsFeed()}>
      <p className="mb-3 text-14 text-ink-2">{profile.newsFeedAbout()}</p>
      {error ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Spinner />}
      {made.data ? (
        <>
          <NewAddress
            label={profile.feedAddress()}
            hint={profile.feedAddressHint()}
            address={addressOf(made.data.path)}
          />
          <NewAddress
            label={profile.calendarAddress()}
            hint={profile.calendarAddressHint()}
            address={addressOf(made.data.calendarPath)}
          />
        </>
      ) : null}
      {data?.createdAt ? <p className="mb-3">{profile.created({ date: formatDateTime(data.createdAt) })}</p> : null}
      {failure ? <ErrorAlert message={failure.message} /> : null}
      {isMade ? (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setConfirming('renew')} busy={made.isPending} busyLabel={profile.creating()}>
            {profile.createNewAddress()}
          </Button>
          <Button onClick={() => setConfirming('revoke')} busy={revoked.isPending} busyLabel={profile.revoking()}>
            {profile.revokeAddress()}
          </Button>
        </div>
      ) : null}
      {data && !isMade ? (
        <Button onClick={() => made.mutate(undefined)} busy={made.isPending} busyLabel={profile.creating()}>
          {profile.createAddress()}
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
