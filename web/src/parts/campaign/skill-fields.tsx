import { characteristics, standardSkills } from '@waybook/rules'
import { useId } from 'react'

import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { camelCaseToWords } from '#ui/text/words.ts'

import { shownName, type NamedSkill } from './named-skill.ts'

const NAME_MAX = 40

interface SkillFieldsProps {
  readonly skill: NamedSkill
  readonly onChange: (skill: NamedSkill) => void
}

/** The name, the characteristic, the heading and the id of a skill. Empty ones are as in the rules. */
export function SkillFields({ skill, onChange }: SkillFieldsProps) {
  const { id, name = '', characteristic = '', group = '', isAlone } = skill
  const headings = useId()
  const known = standardSkills.find((one) => one.id === id)
  const put = (changed: Partial<Record<'id' | 'name' | 'characteristic' | 'group', string>>) => {
    const all = { id, name, characteristic, group, ...changed }
    onChange({
      id: all.id,
      ...(all.name !== '' && { name: all.name }),
      ...(all.characteristic !== '' && { characteristic: all.characteristic }),
      ...(all.group !== '' && { group: all.group }),
      isAlone,
    })
  }
  return (
    <>
      <TextField
        label="Name"
        maxLength={NAME_MAX}
        placeholder={id === '' ? '' : shownName({ id, isAlone })}
        value={name}
        onChange={({ target }) => put({ name: target.value })}
      />
      <SelectField
        label="Characteristic"
        value={characteristic}
        onChange={({ target }) => put({ characteristic: target.value })}
      >
        <option value="">{known ? `As in the rules: ${known.characteristic}` : 'Choose one'}</option>
        {[...new Set([...characteristics, characteristic])].filter(Boolean).map((one) => (
          <option key={one} value={one}>
            {camelCaseToWords(one)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Heading on the sheet"
        list={headings}
        maxLength={NAME_MAX}
        placeholder={known?.group ?? 'General Skills'}
        value={group}
        onChange={({ target }) => put({ group: target.value })}
      />
      <datalist id={headings}>
        <option>combat</option>
        <option>general</option>
      </datalist>
      <TextField
        label="Id"
        maxLength={NAME_MAX}
        autoCapitalize="none"
        spellCheck={false}
        hint="What characters’ files call it, such as tideReading. Changing it takes the ranks away until they are changed too."
        value={id}
        onChange={({ target }) => put({ id: target.value })}
      />
    </>
  )
}
