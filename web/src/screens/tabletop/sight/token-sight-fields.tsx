import type { Token } from '@waybook/contract'
import { tableSight } from '@waybook/messages/tableSight'

import { SelectField } from '#ui/field/select-field.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { lightChoices, lightOf, lightValue, rangeChoices, rangeOf } from './sight-words.ts'
import { sightOfToken, useChangeTokenSight } from './use-token-sight.ts'

/** Usually, players see by the tokens of the party. */
const seesChoices = () =>
  [
    { value: '', label: tableSight.asUsual() },
    { value: 'yes', label: tableSight.yes() },
    { value: 'no', label: tableSight.no() },
  ] as const

/** How a token sees on scenes with sight, and its light. */
export function TokenSightFields({ token }: { readonly token: Token }) {
  const change = useChangeTokenSight()
  const { sees, range, darkRange, light } = sightOfToken(token)
  const { name } = token
  return (
    <details className="group mt-2">
      <summary className="flex min-h-touch items-center justify-between text-14 text-ink-2 [&::-webkit-details-marker]:hidden">
        {tableSight.sightAndLight()}
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <fieldset aria-label={tableSight.sightAndLightOf({ name })} className="grid grid-cols-2 gap-x-3 gap-y-2">
        <Choices
          label={tableSight.seesBy()}
          value={sees === null ? '' : sees ? 'yes' : 'no'}
          choices={seesChoices()}
          onChoose={(value) =>
            change(token, { sees: value === '' ? null : value === 'yes' }, tableSight.sightChanged({ name }))
          }
        />
        <Choices
          label={tableSight.light()}
          value={lightValue(light)}
          choices={lightChoices(light)}
          onChoose={(value) => change(token, { light: lightOf(value) }, tableSight.lightChanged({ name }))}
        />
        <Choices
          label={tableSight.asFarAs()}
          value={range === null ? '' : String(range)}
          choices={rangeChoices(range, tableSight.sceneRange())}
          onChoose={(value) => change(token, { range: rangeOf(value) }, tableSight.sightChanged({ name }))}
        />
        <Choices
          label={tableSight.inDark()}
          value={darkRange === 0 ? '' : String(darkRange)}
          choices={rangeChoices(darkRange, tableSight.nothing())}
          onChoose={(value) => {
            const next = rangeOf(value) ?? 0
            change(
              token,
              { darkRange: next },
              next === 0 ? tableSight.seesNothing({ name }) : tableSight.seesDark({ name, cells: next }),
            )
          }}
        />
      </fieldset>
    </details>
  )
}

interface ChoicesProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly onChoose: (value: string) => void
}

function Choices({ label, value, choices, onChoose }: ChoicesProps) {
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  )
}
