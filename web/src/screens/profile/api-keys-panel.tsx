import { useQuery } from '@tanstack/react-query'
import { profile } from '@waybook/messages/profile'

import { configQuery } from '#api/session.ts'
import { KeyForm } from '#parts/api-keys/key-form.tsx'
import { OwnKeys } from '#parts/api-keys/own-keys.tsx'
import { RailSection } from '#ui/page/panel.tsx'

/** The viewer's API keys. Accounts of external providers have none, because Waybook cannot know when such an account is deleted. */
export function ApiKeysPanel() {
  const { data: config } = useQuery(configQuery)
  if (config?.signIn.kind !== 'local') return null
  return (
    <RailSection title={profile.apiKeys()}>
      <OwnKeys />
      <div className="mt-4">
        <KeyForm />
      </div>
    </RailSection>
  )
}
