import type { ApiKey } from '@waybook/contract'
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
  const title = owner === undefined ? name : `${owner}’s ${name}`
  const [confirming, setConfirming] = useState(false)
  return (
    <li aria-label={title} className="flex items-center justify-between gap-3 border-t border-line py-3 first:border-0">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {owner === undefined ? null : <p className="text-14 wrap-anywhere">{owner}</p>}
        <p className="text-14 text-ink-2">Created {formatDateTime(createdAt)}</p>
        <p className="text-14 text-ink-2">
          {lastUsedAt === null ? 'Never used' : `Last used ${formatDateTime(lastUsedAt)}`}
        </p>
      </div>
      <Button size="dense" onClick={() => setConfirming(true)} aria-label={`Revoke ${title}`}>
        Revoke
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
    <Dialog open={open} onClose={onClose} title={`Revoke ${title}?`}>
      <p>Scripts that use this key will stop working. This cannot be undone.</p>
      {error ? <ErrorAlert message={error.message} /> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="danger"
          onClick={() => mutate({ keyId: id }, { onSuccess: onClose })}
          busy={isPending}
          busyLabel="Revoking..."
        >
          Revoke
        </Button>
      </div>
    </Dialog>
  )
}
