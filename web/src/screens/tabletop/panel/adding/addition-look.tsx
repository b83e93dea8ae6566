import { tokenSizes, type TokenSize } from '@waybook/contract'
import { tableAdding } from '@waybook/messages/tableAdding'

import { sizeName } from '#screens/tabletop/token/size-choice.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { Switch } from '#ui/field/switch.tsx'

export interface AdditionLook {
  readonly size: TokenSize
  readonly visible: boolean
  readonly joins: boolean
}

interface AdditionLookProps {
  readonly look: AdditionLook
  /** Whether there is an encounter to join. */
  readonly mayJoin: boolean
  readonly onChange: (look: AdditionLook) => void
}

/** The size of new tokens, whether players see them, and whether they join the encounter. */
export function AdditionLookFields({ look, mayJoin, onChange }: AdditionLookProps) {
  const { size, visible, joins } = look
  return (
    <div className="grid gap-1">
      <Switch
        label={tableAdding.visible()}
        checked={visible}
        onChange={() => onChange({ ...look, visible: !visible })}
      />
      {mayJoin ? (
        <Switch label={tableAdding.join()} checked={joins} onChange={() => onChange({ ...look, joins: !joins })} />
      ) : null}
      <SelectField
        label={tableAdding.size()}
        value={size}
        onChange={({ target }) =>
          onChange({ ...look, size: tokenSizes.find((one) => one === target.value) ?? 'medium' })
        }
      >
        {tokenSizes.map((one) => (
          <option key={one} value={one}>
            {sizeName(one)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
