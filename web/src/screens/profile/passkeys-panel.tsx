import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Passkey, RouteAnswer, authRoutes } from '@waybook/contract'
import { useState } from 'react'

import { get } from '#api/call.ts'
import { configQuery } from '#api/session.ts'
import { whyNoPasskeys } from '#sign-in/local/passkey.ts'
import { postOrThrow } from '#sign-in/local/post.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { RailSection } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { formatDateTime } from '#ui/text/words.ts'

import { AddPasskey } from './add-passkey.tsx'

const passkeysQuery = {
  queryKey: ['passkeys'],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    await get<RouteAnswer<typeof authRoutes.listPasskeys>>('/api/auth/passkeys', signal),
}

/** The viewer's passkeys, or why there are none at this address. Passkeys are optional. */
export function PasskeysPanel() {
  const { data: config } = useQuery(configQuery)
  if (config?.signIn.kind !== 'local') return null
  const noPasskeys = whyNoPasskeys(config.signIn.passkeyHost)
  if (noPasskeys === null) return <OwnPasskeys />
  return (
    <RailSection title="Passkeys">
      <p className="text-14 text-ink-2">{noPasskeys}</p>
    </RailSection>
  )
}

function OwnPasskeys() {
  const { data, error, refetch } = useQuery(passkeysQuery)
  const queryClient = useQueryClient()
  const [adding, setAdding] = useState(false)
  const reload = async () => await queryClient.invalidateQueries(passkeysQuery)
  return (
    <RailSection title="Passkeys">
      <p className="mb-3 text-14 text-ink-2">
        Sign in with your face, fingerprint or PIN instead of your password. Your password keeps working.
      </p>
      {error ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Spinner />}
      <ul>
        {data?.passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={() => void reload()} />
        ))}
      </ul>
      {data?.hasPassword ? <Button onClick={() => setAdding(true)}>Add a passkey</Button> : null}
      {data && !data.hasPassword ? (
        <p className="text-14 text-ink-2">
          Your account has no password. Only accounts with a password can add passkeys.
        </p>
      ) : null}
      <AddPasskey open={adding} onClose={() => setAdding(false)} onAdded={() => void reload()} />
    </RailSection>
  )
}

interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly onRemoved: () => void
}

function PasskeyRow({ passkey: { id, name, createdAt }, onRemoved }: PasskeyRowProps) {
  const [confirming, setConfirming] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => await postOrThrow('passkeys/remove', { id }),
    onSuccess: onRemoved,
  })
  return (
    <li aria-label={name} className="mb-3 flex items-center justify-between gap-3 border-b border-line pb-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-14 text-ink-2">Added {formatDateTime(createdAt)}</p>
      </div>
      <Button size="dense" onClick={() => setConfirming(true)} aria-label={`Remove ${name}`}>
        Remove
      </Button>
      <Dialog open={confirming} onClose={() => setConfirming(false)} title={`Remove ${name}?`}>
        <p>You will no longer be able to sign in with it. Your device may still list it until you delete it there.</p>
        {error ? <ErrorAlert message={error.message} /> : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => setConfirming(false)}>Cancel</Button>
          <Button variant="danger" onClick={() => mutate()} busy={isPending} busyLabel="Removing...">
            Remove
          </Button>
        </div>
      </Dialog>
    </li>
  )
}
