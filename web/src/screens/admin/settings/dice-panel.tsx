import { diceChangings, type DiceChanging } from '@waybook/contract'

import { useMe } from '#api/session.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { useChangeSettings, useSettings } from './use-settings.ts'

const changings: Readonly<Record<DiceChanging, string>> = {
  free: 'At once',
  asked: 'After asking the game master',
  gameMaster: 'Not at all',
}

/** The dice that the tray offers, and who changes dice after a roll. */
export function DicePanel() {
  const { settings, error, retry } = useSettings()
  const change = useChangeSettings()
  const now = settings && { ...settings, ...change.pending }
  // The campaign's file counts too.
  const isOn = useMe().forceDie && settings?.forceDie === false && change.pending?.forceDie === undefined
  return (
    <Panel title="Dice">
      {error ? <ErrorAlert message={error.message} onRetry={retry} /> : null}
      {now || error ? null : <Spinner />}
      {now ? (
        <>
          <Switch
            label="Play with the force die"
            checked={isOn || now.forceDie}
            onChange={(forceDie) => change.mutate({ forceDie })}
            busy={change.isPending}
            disabledReason={isOn ? 'campaign.yaml turns it on (dice: [force]).' : undefined}
          />
          <p className="text-14 text-ink-2">
            Rolls, checks and sheets then offer it. In dice notation it is always <code>w</code>.
          </p>
          <SelectField
            label="Players change the dice of their rolls"
            value={now.changeDice}
            onChange={({ target }) => {
              const changeDice = diceChangings.find((one) => one === target.value)
              if (changeDice) change.mutate({ changeDice })
            }}
          >
            {diceChangings.map((one) => (
              <option key={one} value={one}>
                {changings[one]}
              </option>
            ))}
          </SelectField>
          <p className="text-14 text-ink-2">
            After a roll: reroll, turn, add or take away dice, each with its reason. You change every roll that you see.
          </p>
        </>
      ) : null}
      {change.error ? <ErrorAlert message={change.error.message} /> : null}
    </Panel>
  )
}
