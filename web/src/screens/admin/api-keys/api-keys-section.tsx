import { Panel } from '#ui/page/panel.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { ApiKeyRow } from './api-key-row.tsx'
import { KeyForm } from './key-form.tsx'
import { useApiKeys } from './use-api-keys.ts'

/** By which a game master's scripts call Waybook. */
export function ApiKeysSection() {
  const { apiKeys, error, retry } = useApiKeys()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <KeyForm />
      <Panel title="Your API keys">
        {error ? <ErrorAlert message={error.message} onRetry={retry} /> : null}
        {apiKeys || error ? null : <Spinner />}
        {apiKeys?.length === 0 ? <EmptyState>You have no API key.</EmptyState> : null}
        <ul>
          {apiKeys?.map((apiKey) => (
            <ApiKeyRow key={apiKey.id} apiKey={apiKey} />
          ))}
        </ul>
      </Panel>
    </div>
  )
}
