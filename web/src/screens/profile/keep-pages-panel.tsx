import { setSavesPages, useSavesPages } from '#api/offline/choice.ts'
import { useMe } from '#api/session.ts'
import { Switch } from '#ui/field/switch.tsx'
import { RailSection } from '#ui/page/panel.tsx'

/** The switch that saves the pages a user reads in this browser, for offline use. */
export function KeepPagesPanel() {
  const me = useMe()
  const keeps = useSavesPages(me)
  return (
    <RailSection title="Without a connection">
      <Switch
        label="Keep pages on this device"
        checked={keeps}
        onChange={(checked) => void setSavesPages(me, checked)}
      />
      <p className="mt-1 max-w-measure text-14 text-pretty text-ink-2">
        {me.role === 'gameMaster'
          ? 'The last fifty pages you read, the party and your own sheet open without a connection, including their secrets. Anyone who uses this browser while you are signed in can read them.'
          : 'Your sheet, the rules, the party and the last fifty pages you read open without a connection.'}{' '}
        They are removed when you sign out.
      </p>
    </RailSection>
  )
}
