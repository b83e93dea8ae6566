import { admin } from '@waybook/messages/admin'

import { ApiKeyRow } from '#parts/api-keys/api-key-row.tsx'
import { KeyForm } from '#parts/api-keys/key-form.tsx'
import { OwnKeys } from '#parts/api-keys/own-keys.tsx'
import { useApiKeys } from '#parts/api-keys/use-api-keys.ts'
import { Panel } from '#ui/page/panel.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'

/** The game master's API keys, and all other members' keys. */
export function ApiKeysSection() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <Panel title={admin.newApiKey()}>
        <KeyForm />
      </Panel>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Panel title={admin.yourApiKeys()}>
          <OwnKeys />
        </Panel>
        <KeysOfOthers />
      </div>
    </div>
  )
}

/** Shows nothing until it has loaded. `OwnKeys` shows the spinner and errors. */
function KeysOfOthers() {
  const { others } = useApiKeys()
  if (!others) return null
  return (
    <Panel title={admin.othersApiKeys()}>
      {others.length === 0 ? <EmptyState>{admin.noOtherKeys()}</EmptyState> : null}
      <ul>
        {others.map(({ owner, ...apiKey }) => (
          <ApiKeyRow key={apiKey.id} apiKey={apiKey} owner={owner} />
        ))}
      </ul>
    </Panel>
  )
}
