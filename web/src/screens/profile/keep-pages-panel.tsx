import { profile } from '@waybook/messages/profile'

import { setSavesPages, useSavesPages } from '#api/offline/choice.ts'
import { useMe } from '#api/session.ts'
import { Switch } from '#ui/field/switch.tsx'
import { RailSection } from '#ui/page/panel.tsx'

/** The switch that saves the pages a user reads in this browser, for offline use. */
export function KeepPagesPanel() {
  const me = useMe()
  const keeps = useSavesPages(me)
  return (
    <RailSection title={profile.withoutConnection()}>
      <Switch label={profile.keepPages()} checked={keeps} onChange={(checked) => void setSavesPages(me, checked)} />
      <p className="mt-1 max-w-measure text-14 text-pretty text-ink-2">
        {me.role === 'gameMaster' ? profile.keptForGameMaster() : profile.keptForPlayer()}
      </p>
    </RailSection>
  )
}
