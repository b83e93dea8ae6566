import { editorForm } from '@waybook/messages/editorForm'
import { gameWords } from '@waybook/messages/gameWords'
import { isArmourType, rangeBands, weaponTypes, isWeaponType, type WeaponType } from '@waybook/rules'

import { SelectField } from '#ui/field/select-field.tsx'

import { BoundNumber, likeBefore, TypedField } from './bound-field.tsx'
import { lineOf, recordOf, textOf, useFields } from './fields-context.ts'
import { FormSection } from './form-section.tsx'

/** The properties that this section edits. */
export const itemProperties = [
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
/** An item without a kind. */
const GEAR = 'gear'

const SOAK_MAX = 20
const DEFENCE_MAX = 4
const CRITICAL_MAX = 6
const ENCUMBRANCE_MAX = 99

/** An item's kind, and then what this kind has in a fight: a weapon its attack, armor its soak. */
export function ItemField() {
  const { fields } = useFields()
  const type = textOf(recordOf(fields['properties'])['item_type'])
  const isArmor = isArmourType(type)
  const isWeapon = type !== '' && type !== GEAR && !isArmor
  return (
    <FormSection title={editorForm.kindOfItem()} of={[]}>
      <BoundChoice
        label={editorForm.kind()}
        property="item_type"
        options={[...weaponTypes, ARMOR]}
        labelOf={kindName}
        none={GEAR}
      />
      {isWeapon ? <WeaponFields /> : null}
      {isArmor ? <BoundNumber label={editorForm.soak()} path={['properties', 'soak']} max={SOAK_MAX} /> : null}
      {isWeapon || isArmor ? (
        <>
          <BoundNumber label={editorForm.meleeDefense()} path={['properties', 'melee_defense']} max={DEFENCE_MAX} />
          <BoundNumber label={editorForm.rangedDefense()} path={['properties', 'ranged_defense']} max={DEFENCE_MAX} />
        </>
      ) : null}
      <BoundNumber label={editorForm.encumbrance()} path={['properties', 'encumbrance']} max={ENCUMBRANCE_MAX} />
    </FormSection>
  )
}

function WeaponFields() {
  const { fields, setField } = useFields()
  const properties = recordOf(fields['properties'])
  return (
    <>
      <TypedField
        label={editorForm.damage()}
        hint={editorForm.damageHint()}
        value={textOf(properties['damage'])}
        onType={(typed) => setField(['properties', 'damage'], typed === '' ? undefined : likeBefore(undefined, typed))}
      />
      <BoundChoice
        label={editorForm.range()}
        property="item_range"
        options={rangeBands}
        labelOf={bandName}
        none={editorForm.notSet()}
      />
      <BoundNumber label={editorForm.critical()} path={['properties', 'critical']} max={CRITICAL_MAX} />
      <TypedField
        label={editorForm.qualities()}
        hint={editorForm.qualitiesHint()}
        value={lineOf(properties['item_qualities'])}
        onType={(typed) =>
          setField(
            ['properties', 'item_qualities'],
            typed === '' ? undefined : likeBefore(properties['item_qualities'], typed),
          )
        }
      />
    </>
  )
}

interface BoundChoiceProps {
  readonly label: string
  readonly property: string
  readonly options: readonly string[]
  /** What an item without the property has. */
  readonly none: string
  readonly labelOf: (option: string) => string
}

/** Edits a property with a fixed set of values. A value outside the set is kept and offered too. */
function BoundChoice({ label, property, options, none, labelOf }: BoundChoiceProps) {
  const { fields, setField } = useFields()
  const written = textOf(recordOf(fields['properties'])[property])
  const value = written === none ? '' : written
  const others = value === '' || options.includes(value) ? [] : [value]
  return (
    <SelectField
      label={label}
      value={value}
      onChange={({ target }) => setField(['properties', property], target.value || undefined)}
    >
      <option value="">{labelOf(none)}</option>
      {[...options, ...others].map((option) => (
        <option key={option} value={option}>
          {labelOf(option)}
        </option>
      ))}
    </SelectField>
  )
}

const weaponNames: Readonly<Record<WeaponType, () => string>> = {
  'melee weapon': () => editorForm.weaponType({ type: 'melee' }),
  'natural weapon': () => editorForm.weaponType({ type: 'natural' }),
  'magical weapon': () => editorForm.weaponType({ type: 'magical' }),
  'ranged weapon': () => editorForm.weaponType({ type: 'ranged' }),
  'alchemical weapon': () => editorForm.weaponType({ type: 'alchemical' }),
  'explosive weapon': () => editorForm.weaponType({ type: 'explosive' }),
}

function kindName(type: string): string {
  if (type === GEAR) return editorForm.gearType()
  if (type === ARMOR) return editorForm.armorType()
  return isWeaponType(type) ? weaponNames[type]() : type
}

function bandName(text: string): string {
  const band = rangeBands.find((one) => one === text)
  return band ? gameWords.band({ band }) : text
}
