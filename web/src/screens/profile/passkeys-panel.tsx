import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Passkey, RouteAnswer, authRoutes } from '@waybook/contract'
import { profile } from '@waybook/messages/profile'
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
    <RailSection title={profile.passkeys()}>
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
    <RailSection title={profile.passkeys()}>
      <p className="mb-3 text-14 text-ink-2">{profile.passkeysAbout()}</p>
      {error ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Spinner />}
      <ul>
        {data?.passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={() => void reload()} />
        ))}
      </ul>
      {data?.hasPassword ? <Button onClick={() => setAdding(true)}>{profile.addPasskey()}</Button> : null}
      {data && !data.hasPassword ? <p className="text-14 text-ink-2">{profile.noPassword()}</p> : null}
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
        <p className="text-14 text-ink-2">{profile.added({ date: formatDateTime(createdAt) })}</p>
      </div>
      <Button size="dense" onClick={() => setConfirming(true)} aria-label={profile.removePasskey({ name })}>
        {profile.remove()}
      </Button>
      <Dialog open={confirming} onClose={() => setConfirming(false)} title={profile.removeQuestion({ name })}>
        <p>{profile.removeConsequence()}</p>
        {error ? <ErrorAlert message={error.message} /> : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => setConfirming(false)}>{profile.cancel()}</Button>
          <Button variant="danger" onClick={() => mutate()} busy={isPending} busyLabel={profile.removing()}>
            {profile.remove()}
          </Button>
        </div>
      </Dialog>
    </li>
  )
}
