import { tokenBarAudiences, tokenNamings, type TokenBarAudience, type TokenNaming } from '@waybook/contract'
import { adminSettings } from '@waybook/messages/adminSettings'

import { SelectField } from '#ui/field/select-field.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { useChangeSettings, useSettings } from './use-settings.ts'

const namings: Readonly<Record<TokenNaming, () => string>> = {
  everyone: () => adminSettings.namesEveryone(),
  gameMaster: () => adminSettings.namesGameMaster(),
  selected: () => adminSettings.namesSelected(),
}
const audiences: Readonly<Record<TokenBarAudience, () => string>> = {
  everyone: () => adminSettings.barsEveryone(),
  owner: () => adminSettings.barsOwner(),
  gameMaster: () => adminSettings.barsGameMaster(),
}

/** Settings for the character details that tokens show. */
export function TokensPanel() {
  const { settings, error, retry } = useSettings()
  const change = useChangeSettings()
  const now = settings && { ...settings, ...change.pending }
  return (
    <Panel title={adminSettings.tokens()}>
      {error ? <ErrorAlert message={error.message} onRetry={retry} /> : null}
      {now || error ? null : <Spinner />}
      {now ? (
        <>
          <SelectField
            label={adminSettings.showNames()}
            value={now.tokenNames}
            onChange={({ target }) => {
              const tokenNames = tokenNamings.find((one) => one === target.value)
              if (tokenNames) change.mutate({ tokenNames })
            }}
          >
            {tokenNamings.map((one) => (
              <option key={one} value={one}>
                {namings[one]()}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={adminSettings.showBars()}
            value={now.tokenBars}
            onChange={({ target }) => {
              const tokenBars = tokenBarAudiences.find((one) => one === target.value)
              if (tokenBars) change.mutate({ tokenBars })
            }}
          >
            {tokenBarAudiences.map((one) => (
              <option key={one} value={one}>
                {audiences[one]()}
              </option>
            ))}
          </SelectField>
          <p className="text-14 text-ink-2">{adminSettings.adversaryBars()}</p>
        </>
      ) : null}
      {change.error ? <ErrorAlert message={change.error.message} /> : null}
    </Panel>
  )
}
