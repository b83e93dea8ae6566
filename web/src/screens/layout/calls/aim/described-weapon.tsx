import type { ParamsOf } from '@waybook/contract'
import { aim } from '@waybook/messages/aim'
import { rangeBands } from '@waybook/rules'
import { useState } from 'react'

import { SkillOptions } from '#parts/entity/skill-options.tsx'
import { useSkills } from '#parts/entity/use-skills.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'

import { BandOptions } from './band-field.tsx'

/** A weapon without a page, described by the game master. */
export type DescribedWeapon = NonNullable<ParamsOf<'startAttack'>['weapon']>

const DAMAGE_MAX = 40
const CRITICAL_MAX = 9
const newWeapon = (): DescribedWeapon => ({
  name: aim.attackName(),
  skill: 'melee',
  damage: 5,
  critical: 3,
  range: 'Engaged',
})

/** The weapon of an attacker without a page. `weapon` is `null` while its description is incomplete. */
export function useDescribedWeapon() {
  const [written, setWritten] = useState(newWeapon)
  const skills = useSkills()
  const skill = skills.some(({ id }) => id === written.skill) ? written.skill : (skills[0]?.id ?? '')
  const weapon = { ...written, name: written.name.trim(), skill }
  return {
    written: weapon,
    change: (part: Partial<DescribedWeapon>) => setWritten({ ...weapon, ...part }),
    weapon: weapon.name === '' || skill === '' ? null : weapon,
  }
}

type Describing = ReturnType<typeof useDescribedWeapon>

export function DescribedWeaponFields({ written, change }: Omit<Describing, 'weapon'>) {
  return (
    <fieldset className="grid grid-cols-2 gap-x-3 gap-y-2">
      <legend className="sr-only">{aim.theWeapon()}</legend>
      <TextField
        label={aim.weapon()}
        defaultValue={written.name}
        maxLength={80}
        autoComplete="off"
        onChange={({ target }) => change({ name: target.value })}
      />
      <SelectField label={aim.skill()} value={written.skill} onChange={({ target }) => change({ skill: target.value })}>
        <SkillOptions />
      </SelectField>
      <NumberField
        label={aim.damage()}
        value={written.damage}
        most={DAMAGE_MAX}
        onChange={(damage) => change({ damage })}
      />
      <NumberField
        label={aim.critical()}
        value={written.critical ?? CRITICAL_MAX}
        most={CRITICAL_MAX}
        least={1}
        onChange={(critical) => change({ critical })}
      />
      <div className="col-span-2">
        <SelectField
          label={aim.maximumRange()}
          value={written.range}
          onChange={({ target }) => change({ range: rangeBands.find((one) => one === target.value) ?? 'Engaged' })}
        >
          <BandOptions />
        </SelectField>
      </div>
    </fieldset>
  )
}

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly least?: number
  readonly most: number
  readonly onChange: (value: number) => void
}

/** Accepts whole numbers. Other input leaves the last value. */
function NumberField({ label, value, least = 0, most, onChange }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      defaultValue={value}
      onChange={({ target }) => {
        const typed = target.valueAsNumber
        if (Number.isInteger(typed) && typed >= least && typed <= most) onChange(typed)
      }}
    />
  )
}
