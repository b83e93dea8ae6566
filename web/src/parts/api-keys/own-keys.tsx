import { apiKeys } from '@waybook/messages/apiKeys'

import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { ApiKeyRow } from './api-key-row.tsx'
import { useApiKeys } from './use-api-keys.ts'

/** The viewer's own keys. */
export function OwnKeys() {
  const { apiKeys: keys, error, retry } = useApiKeys()
  if (error) return <ErrorAlert message={error.message} onRetry={retry} />
  if (!keys) return <Spinner />
  if (keys.length === 0) return <EmptyState>{apiKeys.none()}</EmptyState>
  return (
    <ul>
      {keys.map((apiKey) => (
        <ApiKeyRow key={apiKey.id} apiKey={apiKey} />
      ))}
    </ul>
  )
}
