import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { ApiKeyRow } from './api-key-row.tsx'
import { useApiKeys } from './use-api-keys.ts'

/** The viewer's own keys. */
export function OwnKeys() {
  const { apiKeys, error, retry } = useApiKeys()
  if (error) return <ErrorAlert message={error.message} onRetry={retry} />
  if (!apiKeys) return <Spinner />
  if (apiKeys.length === 0) return <EmptyState>You have no API keys.</EmptyState>
  return (
    <ul>
      {apiKeys.map((apiKey) => (
        <ApiKeyRow key={apiKey.id} apiKey={apiKey} />
      ))}
    </ul>
  )
}
