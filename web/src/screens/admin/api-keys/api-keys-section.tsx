import type { ApiKey } from '@waybook/contract'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { formatDateTime } from '#ui/text/words.ts'

import { KeyForm } from './key-form.tsx'
import { useApiKeys, useKeyChange } from './use-api-keys.ts'

/** The API keys of the game master's scripts. */
export function ApiKeysSection() {
  const { apiKeys, error, retry } = useApiKeys()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <KeyForm />
      <Panel title="Your API keys">
        {error ? <ErrorAlert message={error.message} onRetry={retry} /> : null}
        {apiKeys || error ? null : <Spinner />}
        {apiKeys?.length === 0 ? <EmptyState>You have no API keys.</EmptyState> : null}
        <ul>
          {apiKeys?.map((apiKey) => (
            <ApiKeyRow key={apiKey.id} apiKey={apiKey} />
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function ApiKeyRow({ apiKey }: { readonly apiKey: ApiKey }) {
  const { name, createdAt, lastUsedAt } = apiKey
  const [confirming, setConfirming] = useState(false)
  return (
    <li aria-label={name} className="flex items-center justify-between gap-3 border-t border-line py-3 first:border-0">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-14 text-ink-2">Created {formatDateTime(createdAt)}</p>
        <p className="text-14 text-ink-2">
          {lastUsedAt === null ? 'Never used' : `Last used ${formatDateTime(lastUsedAt)}`}
        </p>
      </div>
      <Button size="small" onClick={() => setConfirming(true)} aria-label={`Revoke ${name}`}>
        Revoke
      </Button>
      <RevokeKey apiKey={apiKey} open={confirming} onClose={() => setConfirming(false)} />
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
