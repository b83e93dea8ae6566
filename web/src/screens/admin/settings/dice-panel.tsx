import { diceChangings, type DiceChanging } from '@waybook/contract'
import { adminSettings } from '@waybook/messages/adminSettings'

import { useMe } from '#api/session.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

import { useChangeSettings, useSettings } from './use-settings.ts'

const changings: Readonly<Record<DiceChanging, () => string>> = {
  free: () => adminSettings.changeAtOnce(),
  asked: () => adminSettings.changeAfterAsking(),
  gameMaster: () => adminSettings.changeNotAtAll(),
}

const codeElements = { code: (words: string) => <code>{words}</code> }

/** The dice that the tray offers, and who changes dice after a roll. */
export function DicePanel() {
  const { settings, error, retry } = useSettings()
  const change = useChangeSettings()
  const now = settings && { ...settings, ...change.pending }
  // The campaign's file counts too.
  const isOn = useMe().forceDie && settings?.forceDie === false && change.pending?.forceDie === undefined
  return (
    <Panel title={adminSettings.dice()}>
      {error ? <ErrorAlert message={error.message} onRetry={retry} /> : null}
      {now || error ? null : <Spinner />}
      {now ? (
        <>
          <Switch
            label={adminSettings.forceDie()}
            checked={isOn || now.forceDie}
            onChange={(forceDie) => change.mutate({ forceDie })}
            busy={change.isPending}
            disabledReason={isOn ? adminSettings.forceDieInFile() : undefined}
          />
          <p className="text-14 text-ink-2">
            <RichMessage parts={adminSettings.forceDieHint(codeElements)} />
          </p>
          <SelectField
            label={adminSettings.playersChangeDice()}
            value={now.changeDice}
            onChange={({ target }) => {
              const changeDice = diceChangings.find((one) => one === target.value)
              if (changeDice) change.mutate({ changeDice })
            }}
          >
            {diceChangings.map((one) => (
              <option key={one} value={one}>
                {changings[one]()}
              </option>
            ))}
          </SelectField>
          <p className="text-14 text-ink-2">{adminSettings.changeDiceHint()}</p>
        </>
      ) : null}
      {change.error ? <ErrorAlert message={change.error.message} /> : null}
    </Panel>
  )
}
