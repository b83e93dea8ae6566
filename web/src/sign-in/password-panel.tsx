import { useQuery } from '@tanstack/react-query'
import { profile } from '@waybook/messages/profile'

import { configQuery } from '#api/session.ts'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { RailSection } from '#ui/page/panel.tsx'

/** Links to the page that changes the password, if Waybook itself stores it. */
export function PasswordPanel() {
  const { data: config } = useQuery(configQuery)
  if (config?.signIn.kind !== 'local') return null
  return (
    <RailSection title={profile.password()}>
      <ButtonLink href="/change-password">{profile.changePassword()}</ButtonLink>
    </RailSection>
  )
}
