import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { operationQuery } from '#api/operation-query.ts'
import { configQuery } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'
import { basePath } from '#stores/base-path.ts'
import { Button } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/button/copy-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { RailSection } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { formatDateTime } from '#ui/text/words.ts'

const feedQuery = operationQuery('getFeed', {})

/** The viewer's news feed. Accounts of external providers have none, because Waybook cannot know when such an account is deleted. */
export function FeedPanel() {
  const { data: config } = useQuery(configQuery)
  return config?.signIn.kind === 'local' ? <OwnFeed /> : null
}

function OwnFeed() {
  const { data, error, refetch } = useQuery(feedQuery)
  const queries = useQueryClient()
  const [confirming, setConfirming] = useState<'renew' | 'revoke' | null>(null)
  const reload = async () => await queries.invalidateQueries(feedQuery)
  const made = useWrite('createFeed', { params: () => ({}), onSettled: reload })
  const revoked = useWrite('revokeFeed', { params: () => ({}), onSuccess: () => made.reset(), onSettled: reload })
  const close = () => setConfirming(null)
  const isMade = data ? data.createdAt !== null : false
  const failure = made.error ?? revoked.error
  return (
    <RailSection title="News feed">
      <p className="mb-3 text-14 text-ink-2">
        An address for your feed reader. The feed lists the newsletters that you can see, with their descriptions.
        Anyone who knows the address can read it.
      </p>
      {error ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Spinner />}
      {made.data ? <NewAddress path={made.data.path} /> : null}
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
      <Dialog
        open={confirming !== null}
        onClose={close}
        title={confirming === 'renew' ? 'Create a new address?' : 'Revoke the address?'}
      >
        <p>Feed readers that use your current address will get no more news. This cannot be undone.</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="danger"
            onClick={() => {
              close()
              if (confirming === 'renew') made.mutate(undefined)
              else revoked.mutate(undefined)
            }}
          >
            {confirming === 'renew' ? 'Create a new one' : 'Revoke'}
          </Button>
        </div>
      </Dialog>
    </RailSection>
  )
}

/** Shows the new address once; the server cannot show it again. */
function NewAddress({ path }: { readonly path: string }) {
  const address = location.origin + basePath + path
  return (
    <section aria-label="New address" className="mb-4 grid justify-items-start gap-3 rounded-control bg-sunk p-4">
      <div className="w-full">
        <TextField
          label="Address of your feed"
          hint="It is shown only once. Copy it into your feed reader now."
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <CopyButton text={address}>Copy address</CopyButton>
    </section>
  )
}
