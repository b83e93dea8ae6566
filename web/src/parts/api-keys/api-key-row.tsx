import type { ApiKey } from '@waybook/contract'
import { apiKeys } from '@waybook/messages/apiKeys'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { formatDateTime } from '#ui/text/words.ts'

import { useKeyChange } from './use-api-keys.ts'

interface ApiKeyRowProps {
  readonly apiKey: ApiKey
  /** The name of the key's owner, unless it is the viewer. */
  readonly owner?: string
}

/** A key in a list, with a button that revokes it. */
export function ApiKeyRow({ apiKey, owner }: ApiKeyRowProps) {
  const { name, createdAt, lastUsedAt } = apiKey
  const title = owner === undefined ? name : apiKeys.keyOfOwner({ owner, name })
  const [confirming, setConfirming] = useState(false)
  return (
    <li aria-label={title} className="flex items-center justify-between gap-3 border-t border-line py-3 first:border-0">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {owner === undefined ? null : <p className="text-14 wrap-anywhere">{owner}</p>}
        <p className="text-14 text-ink-2">{apiKeys.created({ date: formatDateTime(createdAt) })}</p>
        <p className="text-14 text-ink-2">
          {lastUsedAt === null ? apiKeys.neverUsed() : apiKeys.lastUsed({ date: formatDateTime(lastUsedAt) })}
        </p>
      </div>
      <Button size="dense" onClick={() => setConfirming(true)} aria-label={apiKeys.revokeKey({ name: title })}>
        {apiKeys.revoke()}
      </Button>
      <RevokeKey id={apiKey.id} title={title} open={confirming} onClose={() => setConfirming(false)} />
    </li>
  )
}

interface RevokeKeyProps {
  readonly id: string
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
}

function RevokeKey({ id, title, open, onClose }: RevokeKeyProps) {
  const { mutate, isPending, error } = useKeyChange('revokeApiKey')
  return (
    <Dialog open={open} onClose={onClose} title={apiKeys.revokeQuestion({ name: title })}>
      <p>{apiKeys.consequence()}</p>
      {error ? <ErrorAlert message={error.message} /> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{apiKeys.cancel()}</Button>
        <Button
          variant="danger"
          onClick={() => mutate({ keyId: id }, { onSuccess: onClose })}
          busy={isPending}
          busyLabel={apiKeys.revoking()}
        >
          {apiKeys.revoke()}
        </Button>
      </div>
    </Dialog>
  )
}
