import type { Token } from '@waybook/contract'

import { SelectField } from '#ui/field/select-field.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { cellWords, lightChoices, lightOf, lightValue, rangeChoices, rangeOf } from './sight-words.ts'
import { sightOfToken, useChangeTokenSight } from './use-token-sight.ts'

/** Usually, players see by the tokens of the party. */
const seesChoices = [
  { value: '', label: 'As usual' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

/** How a token sees on scenes with sight, and its light. */
export function TokenSightFields({ token }: { readonly token: Token }) {
  const change = useChangeTokenSight()
  const { sees, range, darkRange, light } = sightOfToken(token)
  const { name } = token
  return (
    <details className="group mt-2">
      <summary className="flex min-h-touch items-center justify-between text-14 text-ink-2 [&::-webkit-details-marker]:hidden">
        Sight and light
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <fieldset aria-label={`Sight and light of ${name}`} className="grid grid-cols-2 gap-x-3 gap-y-2">
        <Choices
          label="Players see by it"
          value={sees === null ? '' : sees ? 'yes' : 'no'}
          choices={seesChoices}
          onChoose={(value) =>
            change(token, { sees: value === '' ? null : value === 'yes' }, `Sight of ${name} changed`)
          }
        />
        <Choices
          label="Light"
          value={lightValue(light)}
          choices={lightChoices(light)}
          onChoose={(value) => change(token, { light: lightOf(value) }, `Light of ${name} changed`)}
        />
        <Choices
          label="Sees as far as"
          value={range === null ? '' : String(range)}
          choices={rangeChoices(range, 'Scene’s range')}
          onChoose={(value) => change(token, { range: rangeOf(value) }, `Sight of ${name} changed`)}
        />
        <Choices
          label="Sees in the dark"
          value={darkRange === 0 ? '' : String(darkRange)}
          choices={rangeChoices(darkRange, 'Nothing')}
          onChoose={(value) => {
            const next = rangeOf(value) ?? 0
            change(token, { darkRange: next }, `${name} sees ${next === 0 ? 'nothing' : cellWords(next)} in the dark`)
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
