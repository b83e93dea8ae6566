import { ADDED_TOKENS_MAX, tokenSizes } from '@waybook/contract'

import { sizeNames } from '#screens/tabletop/token/size-choice.tsx'
import type { Addition } from '#screens/tabletop/token/use-add-tokens.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { Stepper } from '#ui/field/stepper.tsx'
import { Switch } from '#ui/field/switch.tsx'

type Options = Omit<Addition, 'characterId'>

/** The default addition on a tap (specification, sections 7 and 9). */
export const oneToken: Options = { count: 1, size: 'medium', visible: true }

interface AdditionOptionsProps {
  readonly options: Options
  readonly onChange: (options: Options) => void
}

export function AdditionOptions({ options, onChange }: AdditionOptionsProps) {
  const { count, size, visible } = options
  const step = (by: number) => onChange({ ...options, count: count + by })
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-1">
      <div className="grid gap-1">
        <span aria-hidden="true" className="text-14 font-semibold">
          How many
        </span>
        <Stepper
          name="How many tokens"
          less={{ label: 'One fewer token', disabled: count <= 1, onStep: () => step(-1) }}
          more={{ label: 'One more token', disabled: count >= ADDED_TOKENS_MAX, onStep: () => step(1) }}
        >
          <output className="text-18">{count}</output>
        </Stepper>
      </div>
      <SelectField
        label="Size"
        value={size}
        onChange={({ target }) =>
          onChange({ ...options, size: tokenSizes.find((one) => one === target.value) ?? 'medium' })
        }
      >
        {tokenSizes.map((one) => (
          <option key={one} value={one}>
            {sizeNames[one]}
          </option>
        ))}
      </SelectField>
      <div className="col-span-2">
        <Switch
          label="Visible to players right away"
          checked={visible}
          onChange={() => onChange({ ...options, visible: !visible })}
        />
      </div>
    </div>
  )
}
