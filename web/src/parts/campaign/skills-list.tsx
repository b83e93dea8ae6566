import type { TextFinding } from '@waybook/contract'
import { campaignForm } from '@waybook/messages/campaignForm'
import { standardSkills } from '@waybook/rules'

import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'

import type { SetField } from './campaign-edits.ts'
import { STANDARD, toNamedSkills, toYaml, type NamedSkill } from './named-skill.ts'
import { NewSkill } from './new-skill.tsx'
import { SkillRow } from './skill-row.tsx'

interface SkillsListProps {
  /** The skills in the file. */
  readonly written: unknown
  /** The problems with the file. */
  readonly findings: readonly TextFinding[]
  readonly onSet: SetField
}

/** The campaign's skills, which replace the standard skills, in the order of the sheet. */
export function SkillsList({ written, findings, onSet }: SkillsListProps) {
  const skills = toNamedSkills(written)
  const put = (place: number, skill: NamedSkill) => onSet(['skills', place], toYaml(skill))
  const has = (id: string) => skills.some((one) => one.id === id)
  const add = (skill: NamedSkill) => put(skills.length, skill)
  const ofRules = has(STANDARD) ? [] : standardSkills.filter(({ id }) => !has(id))
  return (
    <fieldset className="grid min-w-0 gap-2.5">
      <legend className="mb-1 text-14 font-semibold">{campaignForm.skills()}</legend>
      <p className="text-14 text-ink-2">
        {skills.length === 0 ? campaignForm.standardSkills({ count: standardSkills.length }) : campaignForm.onlyThese()}
      </p>
      {skills.length === 0 ? null : (
        <ol aria-label={campaignForm.skills()} className="grid">
          {skills.map((skill, place) => (
            <SkillRow
              // The order is the file's, and a skill may be listed twice.
              // oxlint-disable-next-line react/no-array-index-key
              key={place}
              skill={skill}
              isLast={place === skills.length - 1}
              place={place}
              findings={findings.filter(
                ({ message }) => message.startsWith(`"skills.${place}.`) || message.startsWith(`"skills.${place}"`),
              )}
              onChange={(changed) => put(place, changed)}
              onMove={(by) => onSet(['skills'], swapped(skills, place, place + by).map(toYaml))}
              onRemove={() => onSet(['skills', place], undefined)}
            />
          ))}
        </ol>
      )}
      <NewSkill isTaken={has} onAdd={add} />
      {has(STANDARD) ? null : (
        <Button
          size="dense"
          className="justify-self-start"
          onClick={() => onSet(['skills'], [STANDARD, ...skills.map(toYaml)])}
        >
          {campaignForm.addAllStandard()}
        </Button>
      )}
      {skills.length === 0 || ofRules.length === 0 ? null : (
        <SelectField
          label={campaignForm.addOneStandard()}
          value=""
          onChange={({ target }) => target.value !== '' && add({ id: target.value, isAlone: true })}
        >
          <option value="">{campaignForm.chooseSkill()}</option>
          {ofRules.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </fieldset>
  )
}

function swapped(skills: readonly NamedSkill[], one: number, other: number): readonly NamedSkill[] {
  const [first, second] = [skills[one], skills[other]]
  return first && second ? skills.with(one, second).with(other, first) : skills
}
