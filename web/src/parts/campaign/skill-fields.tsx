import { campaignForm } from '@waybook/messages/campaignForm'
import { characteristics, standardSkills } from '@waybook/rules'
import { useId } from 'react'

import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { camelCaseToWords } from '#ui/text/words.ts'

import { shownName, type NamedSkill } from './named-skill.ts'

const NAME_MAX = 40
/** The headings of the standard skills, as files write them. */
const HEADINGS = ['combat', 'general']

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
        label={campaignForm.name()}
        maxLength={NAME_MAX}
        placeholder={id === '' ? '' : shownName({ id, isAlone })}
        value={name}
        onChange={({ target }) => put({ name: target.value })}
      />
      <SelectField
        label={campaignForm.characteristic()}
        value={characteristic}
        onChange={({ target }) => put({ characteristic: target.value })}
      >
        <option value="">
          {known ? campaignForm.standard({ characteristic: known.characteristic }) : campaignForm.chooseOne()}
        </option>
        {[...new Set([...characteristics, characteristic])].filter(Boolean).map((one) => (
          <option key={one} value={one}>
            {camelCaseToWords(one)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={campaignForm.heading()}
        list={headings}
        maxLength={NAME_MAX}
        placeholder={known?.group ?? campaignForm.generalSkills()}
        value={group}
        onChange={({ target }) => put({ group: target.value })}
      />
      <datalist id={headings}>
        {HEADINGS.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      <TextField
        label={campaignForm.id()}
        maxLength={NAME_MAX}
        autoCapitalize="none"
        spellCheck={false}
        hint={campaignForm.idHint()}
        value={id}
        onChange={({ target }) => put({ id: target.value })}
      />
    </>
  )
}
