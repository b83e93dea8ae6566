import { adminSettings } from '@waybook/messages/adminSettings'

import { SelectField } from '#ui/field/select-field.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { useChangeSettings, useSettings } from './use-settings.ts'

const scales = [1, 2, 5, 10, 20, 100]

/** Settings for wounds, strain and damage. */
export function FightPanel() {
  const { settings, error, retry } = useSettings()
  const change = useChangeSettings()
  const now = settings && { ...settings, ...change.pending }
  return (
    <Panel title={adminSettings.woundsAndStrain()}>
      {error ? <ErrorAlert message={error.message} onRetry={retry} /> : null}
      {now || error ? null : <Spinner />}
      {now ? (
        <>
          <Switch
            label={adminSettings.pastThreshold()}
            checked={now.pastThreshold}
            onChange={(pastThreshold) => change.mutate({ pastThreshold })}
            busy={change.isPending}
          />
          <p className="text-14 text-ink-2">{adminSettings.pastThresholdHint()}</p>
          <Switch
            label={adminSettings.minimumDamage()}
            checked={now.minimumDamage === 1}
            onChange={(isOne) => change.mutate({ minimumDamage: isOne ? 1 : 0 })}
            busy={change.isPending}
          />
          <p className="text-14 text-ink-2">{adminSettings.minimumDamageHint()}</p>
          <SelectField
            label={adminSettings.vehicleScale()}
            value={now.vehicleScale}
            onChange={({ target }) => change.mutate({ vehicleScale: Number(target.value) })}
          >
            {scales.map((one) => (
              <option key={one} value={one}>
                {one === 1 ? adminSettings.countsAlike() : adminSettings.timesOrDivided({ scale: one })}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={adminSettings.shipDifficulty()}
            value={now.shipDifficulty}
            onChange={({ target }) =>
              change.mutate({ shipDifficulty: target.value === 'silhouettes' ? 'silhouettes' : 'range' })
            }
          >
            <option value="range">{adminSettings.byRange()}</option>
            <option value="silhouettes">{adminSettings.bySilhouettes()}</option>
          </SelectField>
        </>
      ) : null}
      {change.error ? <ErrorAlert message={change.error.message} /> : null}
    </Panel>
  )
}
