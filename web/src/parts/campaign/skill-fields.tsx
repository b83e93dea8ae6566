import { gameWords } from '@waybook/messages/gameWords'
import { characteristics, standardSkills, isCharacteristic, GENERAL_SKILLS } from '@waybook/rules'
import { useId } from 'react'

import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { skillGroupName } from '#ui/text/skill-names.ts'

import { shownName, type NamedSkill } from './named-skill.ts'

const NAME_MAX = 40

interface SkillFieldsProps {
  readonly skill: NamedSkill
  readonly onChange: (skill: NamedSkill) => void
}

/** The name, characteristic, heading and id of a skill. Empty fields default to the standard skill. */
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
        <option value="">{known ? `Standard: ${gameWords.characteristicInText(known)}` : 'Choose one'}</option>
        {[...new Set([...characteristics, characteristic])].filter(Boolean).map((one) => (
          <option key={one} value={one}>
            {isCharacteristic(one) ? gameWords.characteristic({ characteristic: one }) : one}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Heading on the sheet"
        list={headings}
        maxLength={NAME_MAX}
        placeholder={skillGroupName(known?.group ?? GENERAL_SKILLS)}
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
        hint="Its name in characters’ files, such as tideReading. If you change it, characters lose their ranks until you change their files too."
        value={id}
        onChange={({ target }) => put({ id: target.value })}
      />
    </>
  )
}
