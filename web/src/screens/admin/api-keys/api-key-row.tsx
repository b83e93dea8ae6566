import type { ApiKey } from '@waybook/contract'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { shortly } from '../shortly.ts'
import { useKeyChange } from './use-api-keys.ts'

export function ApiKeyRow({ apiKey }: { readonly apiKey: ApiKey }) {
  const { name, createdAt, lastUsedAt } = apiKey
  const [asks, setAsks] = useState(false)
  return (
    <li aria-label={name} className="flex items-center justify-between gap-3 border-t border-line py-3 first:border-0">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-14 text-ink-2">Made {shortly(createdAt)}</p>
        <p className="text-14 text-ink-2">{lastUsedAt === null ? 'Never used' : `Last used ${shortly(lastUsedAt)}`}</p>
      </div>
      <Button size="small" onClick={() => setAsks(true)} aria-label={`Revoke ${name}`}>
        Revoke
      </Button>
      <RevokeKey apiKey={apiKey} open={asks} onClose={() => setAsks(false)} />
    </li>
  )
}

interface RevokeKeyProps {
  readonly apiKey: ApiKey
  readonly open: boolean
  readonly onClose: () => void
}

function RevokeKey({ apiKey: { id, name }, open, onClose }: RevokeKeyProps) {
  const { mutate, isPending, error } = useKeyChange('revokeApiKey')
  return (
    <Dialog open={open} onClose={onClose} title={`Revoke ${name}?`}>
      <p>Whatever uses this key is refused from now on. It cannot be brought back.</p>
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
