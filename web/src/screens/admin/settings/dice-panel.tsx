import { Switch } from '#ui/field/switch.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { useChangeSettings, useSettings } from './use-settings.ts'

/** The dice that the tray offers. */
export function DicePanel() {
  const { settings, error, retry } = useSettings()
  const change = useChangeSettings()
  const now = settings && { ...settings, ...change.pending }
  return (
    <Panel title="Dice">
      {error ? <ErrorAlert message={error.message} onRetry={retry} /> : null}
      {now || error ? null : <Spinner />}
      {now ? (
        <>
          <Switch
            label="Play with the force die"
            checked={now.forceDie}
            onChange={(forceDie) => change.mutate({ forceDie })}
            busy={change.isPending}
          />
          <p className="text-14 text-ink-2">
            The dice tray then offers it. In dice notation it is always <code>w</code>.
          </p>
        </>
      ) : null}
      {change.error ? <ErrorAlert message={change.error.message} /> : null}
    </Panel>
  )
}
