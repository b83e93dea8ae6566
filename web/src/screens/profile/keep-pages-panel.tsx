import { setKeepsPages, useKeepsPages } from '#api/kept/choice.ts'
import { useMe } from '#api/session.ts'
import { Switch } from '#ui/field/switch.tsx'
import { RailSection } from '#ui/page/panel.tsx'

/** Whether this browser keeps what the user reads, to show it when Waybook cannot be reached. */
export function KeepPagesPanel() {
  const me = useMe()
  const keeps = useKeepsPages(me)
  return (
    <RailSection title="Without a connection">
      <Switch
        label="Keep pages on this device"
        checked={keeps}
        onChange={(checked) => void setKeepsPages(me, checked)}
      />
      <p className="mt-1 max-w-measure text-14 text-pretty text-ink-2">
        {me.role === 'gameMaster'
          ? 'The last fifty pages you read, the party and a sheet of your own open without a connection, secrets included. Whoever uses this browser while you are signed in can read them.'
          : 'Your sheet, the rules, the party and the last fifty pages you read open without a connection.'}{' '}
        They are removed when you sign out.
      </p>
    </RailSection>
  )
}
