import { tokenBarAudiences, tokenNamings, type TokenBarAudience, type TokenNaming } from '@waybook/contract'

import { SelectField } from '#ui/field/select-field.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { useChangeSettings, useSettings } from './use-settings.ts'

const namings: Readonly<Record<TokenNaming, string>> = {
  everyone: 'On every token',
  gameMaster: 'On every token, for the game master only',
  selected: 'On the selected token',
}
const audiences: Readonly<Record<TokenBarAudience, string>> = {
  everyone: 'To everyone who can see them',
  owner: 'To the character’s player and the game master',
  gameMaster: 'To the game master only',
}

/** Settings for the character details that tokens show. */
export function TokensPanel() {
  const { settings, error, retry } = useSettings()
  const change = useChangeSettings()
  const now = settings && { ...settings, ...change.pending }
  return (
    <Panel title="Tokens">
      {error ? <ErrorAlert message={error.message} onRetry={retry} /> : null}
      {now || error ? null : <Spinner />}
      {now ? (
        <>
          <SelectField
            label="Show names"
            value={now.tokenNames}
            onChange={({ target }) => {
              const tokenNames = tokenNamings.find((one) => one === target.value)
              if (tokenNames) change.mutate({ tokenNames })
            }}
          >
            {tokenNamings.map((one) => (
              <option key={one} value={one}>
                {namings[one]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Show the party’s hit points and strain"
            value={now.tokenBars}
            onChange={({ target }) => {
              const tokenBars = tokenBarAudiences.find((one) => one === target.value)
              if (tokenBars) change.mutate({ tokenBars })
            }}
          >
            {tokenBarAudiences.map((one) => (
              <option key={one} value={one}>
                {audiences[one]}
              </option>
            ))}
          </SelectField>
          <p className="text-14 text-ink-2">Tokens never show players an adversary’s hit points and strain.</p>
        </>
      ) : null}
      {change.error ? <ErrorAlert message={change.error.message} /> : null}
    </Panel>
  )
}
