import { rangeBands, weaponTypes } from '@waybook/rules'

import { SelectField } from '#ui/field/select-field.tsx'

import { BoundNumber, likeBefore, TypedField } from './bound-field.tsx'
import { lineOf, recordOf, textOf, useFields } from './fields-context.ts'
import { FormSection } from './form-section.tsx'

/** The properties that this section edits. */
export const weaponProperties = [
  'item_type',
  'item_range',
  'damage',
  'critical',
  'item_qualities',
  'soak',
  'melee_defense',
  'ranged_defense',
  'encumbrance',
] as const

const ARMOR = 'armor'
const SOAK_MAX = 20
const DEFENCE_MAX = 4
const CRITICAL_MAX = 6
const ENCUMBRANCE_MAX = 99

/** An item's combat properties: those of a weapon, or the soak of armor. */
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
          <BoundNumber label="Critical" path={['properties', 'critical']} max={CRITICAL_MAX} />
          <TypedField
            label="Qualities"
            hint="Separate them with commas, such as Pierce 2, Knockdown."
            value={lineOf(properties['item_qualities'])}
            onType={(typed) =>
              setField(
                ['properties', 'item_qualities'],
                typed === '' ? undefined : likeBefore(properties['item_qualities'], typed),
              )
            }
          />
        </>
      )}
      {type === '' ? null : (
        <>
          <BoundNumber label="Melee defence" path={['properties', 'melee_defense']} max={DEFENCE_MAX} />
          <BoundNumber label="Ranged defence" path={['properties', 'ranged_defense']} max={DEFENCE_MAX} />
        </>
      )}
      <BoundNumber label="Encumbrance" path={['properties', 'encumbrance']} max={ENCUMBRANCE_MAX} />
    </FormSection>
  )
}

interface BoundChoiceProps {
  readonly label: string
  readonly property: string
  readonly options: readonly string[]
}

/** Edits a property with a fixed set of values. A value outside the set is kept and offered too. */
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
