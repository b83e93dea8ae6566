import { rangeBands, weaponTypes } from '@waybook/rules'

import { SelectField } from '#ui/field/select-field.tsx'

import { BoundNumber, likeBefore, TypedField } from './bound-field.tsx'
import { recordOf, textOf, useFields } from './fields-context.ts'
import { FormSection } from './form-section.tsx'

/** The properties that this part of the form is about. */
export const weaponProperties = ['item_type', 'item_range', 'damage', 'soak'] as const

const ARMOR = 'armor'
const SOAK_MAX = 20

/** What an item does in a fight: a weapon's figures, or an armour's soak. */
export function WeaponField() {
  const { fields, setField } = useFields()
  const properties = recordOf(fields['properties'])
  const type = textOf(properties['item_type'])
  const isArmor = type === ARMOR || type === 'armour'
  return (
    <FormSection title="In a fight" of={[]}>
      <BoundChoice label="Type" property="item_type" options={[...weaponTypes, ARMOR]} />
      {isArmor ? <BoundNumber label="Soak" path={['properties', 'soak']} max={SOAK_MAX} /> : null}
      {type === '' || isArmor ? null : (
        <>
          <TypedField
            label="Damage"
            hint="A number, or a characteristic and a number, such as brawn + 2."
            value={textOf(properties['damage'])}
            onType={(typed) =>
              setField(['properties', 'damage'], typed === '' ? undefined : likeBefore(undefined, typed))
            }
          />
          <BoundChoice label="Range" property="item_range" options={rangeBands} />
        </>
      )}
    </FormSection>
  )
}

interface BoundChoiceProps {
  readonly label: string
  readonly property: string
  readonly options: readonly string[]
}

/** One of several texts in a property. A text that is none of them is kept, and offered too. */
function BoundChoice({ label, property, options }: BoundChoiceProps) {
  const { fields, setField } = useFields()
  const value = textOf(recordOf(fields['properties'])[property])
  const others = value === '' || options.includes(value) ? [] : [value]
  return (
    <SelectField
      label={label}
      value={value}
      onChange={({ target }) => setField(['properties', property], target.value || undefined)}
    >
      <option value="">None</option>
      {[...options, ...others].map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </SelectField>
  )
}
