import { adminSettings } from '@waybook/messages/adminSettings'

import { Switch } from '#ui/field/switch.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { useChangeSettings, useSettings } from './use-settings.ts'

/** The setting that says who takes things out of the party's shared stash. */
export function StashPanel() {
  const { settings, error, retry } = useSettings()
  const change = useChangeSettings()
  const isOn = change.pending?.playersTakeFromStash ?? settings?.playersTakeFromStash
  return (
    <Panel title={adminSettings.stash()}>
      {error ? <ErrorAlert message={error.message} onRetry={retry} /> : null}
      {isOn === undefined && !error ? <Spinner /> : null}
      {isOn === undefined ? null : (
        <>
          <Switch
            label={adminSettings.playersTake()}
            checked={isOn}
            onChange={(playersTakeFromStash) => change.mutate({ playersTakeFromStash })}
            busy={change.isPending}
          />
          {isOn ? null : <p className="ms-15 text-14 text-ink-2">{adminSettings.playersTakeOff()}</p>}
        </>
      )}
      {change.error ? <ErrorAlert message={change.error.message} /> : null}
    </Panel>
  )
}
