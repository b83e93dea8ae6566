import { Switch } from '#ui/field/switch.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { useChangeSettings, useSettings } from './use-settings.ts'

export function ImagesPanel() {
  const { settings, error, retry } = useSettings()
  const change = useChangeSettings()
  const on = (change.isPending ? change.variables.imageGeneration : undefined) ?? settings?.imageGeneration
  return (
    <Panel title="Image generation">
      {error ? <ErrorAlert message={error.message} onRetry={retry} /> : null}
      {settings || error ? null : <Spinner />}
      {on === undefined ? null : (
        <Switch
          label="Images can be generated"
          checked={on}
          onChange={(imageGeneration) => change.mutate({ imageGeneration })}
          busy={change.isPending}
        />
      )}
      <p className="text-14 text-ink-2">
        Off: nobody generates images, and nothing shows that anybody could. Pictures are uploaded as before.
      </p>
      {change.error ? <ErrorAlert message={change.error.message} /> : null}
    </Panel>
  )
}
