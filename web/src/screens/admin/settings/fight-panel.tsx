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
    <Panel title="Wounds and strain">
      {error ? <ErrorAlert message={error.message} onRetry={retry} /> : null}
      {now || error ? null : <Spinner />}
      {now ? (
        <>
          <Switch
            label="Count hit points and strain past the threshold"
            checked={now.pastThreshold}
            onChange={(pastThreshold) => change.mutate({ pastThreshold })}
            busy={change.isPending}
          />
          <p className="text-14 text-ink-2">
            Hit points can then fall below 0, and strain can rise to twice its threshold.
          </p>
          <Switch
            label="A hit deals at least 1 damage"
            checked={now.minimumDamage === 1}
            onChange={(isOne) => change.mutate({ minimumDamage: isOne ? 1 : 0 })}
            busy={change.isPending}
          />
          <p className="text-14 text-ink-2">While this is off, armor can absorb a whole hit.</p>
          <SelectField
            label="Damage between people and ships"
            value={now.vehicleScale}
            onChange={({ target }) => change.mutate({ vehicleScale: Number(target.value) })}
          >
            {scales.map((one) => (
              <option key={one} value={one}>
                {one === 1 ? 'Counts alike' : `Times ${one}, or divided by ${one}`}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Difficulty of a ship’s attack on a ship"
            value={now.shipDifficulty}
            onChange={({ target }) =>
              change.mutate({ shipDifficulty: target.value === 'silhouettes' ? 'silhouettes' : 'range' })
            }
          >
            <option value="range">By range</option>
            <option value="silhouettes">By their silhouettes: small ships are hard to hit</option>
          </SelectField>
        </>
      ) : null}
      {change.error ? <ErrorAlert message={change.error.message} /> : null}
    </Panel>
  )
}
