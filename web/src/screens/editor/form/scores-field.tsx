import { CHARACTERISTIC_MAX, characteristics, SKILL_RANK_MAX, skillName, type Skill } from '@waybook/rules'

import { useSkills } from '#parts/entity/use-skills.ts'
import { RoundButton } from '#ui/button/round-button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { camelCaseToWords } from '#ui/text/words.ts'

import { BoundNumber } from './bound-field.tsx'
import { recordOf, useFields } from './fields-context.ts'
import { FormSection } from './form-section.tsx'

const POINTS_MAX = 999

export function CharacteristicsField() {
  return (
    <FormSection title="Characteristics" of={['characteristics', 'maxHp', 'strainThreshold']}>
      <div className="grid grid-cols-3 gap-2.5">
        {characteristics.map((one) => (
          <BoundNumber
            key={one}
            label={camelCaseToWords(one)}
            path={['characteristics', one]}
            max={CHARACTERISTIC_MAX}
          />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-2.5">
        <BoundNumber label="Hit points" path={['maxHp']} max={POINTS_MAX} />
        <BoundNumber label="Strain threshold" path={['strainThreshold']} max={POINTS_MAX} />
      </div>
    </FormSection>
  )
}

/** Skills with ranks. Unlisted skills have none. */
export function SkillsField() {
  const { fields, setField } = useFields()
  const listed = Object.keys(recordOf(fields['skills']))
  const skills = useSkills()
  const others = skills.filter(({ id }) => !listed.includes(id))
  return (
    <FormSection title="Skills" of={['skills']}>
      {listed.length === 0 ? null : (
        <ul aria-label="Skills">
          {listed.map((skill) => (
            <li key={skill} className="grid grid-cols-[minmax(0,1fr)_4.5rem_3rem] items-center gap-x-2 py-0.5">
              <span aria-hidden="true" className="wrap-anywhere">
                {labelOf(skill, skills)}
              </span>
              <BoundNumber label={labelOf(skill, skills)} terse path={['skills', skill]} max={SKILL_RANK_MAX} />
              <RoundButton
                sign="cross"
                quiet
                label={`Remove ${skillName(skills, skill)}`}
                onPress={() => setField(['skills', skill], undefined)}
              />
            </li>
          ))}
        </ul>
      )}
      <SelectField
        label="Add a skill"
        value=""
        onChange={({ target }) => target.value !== '' && setField(['skills', target.value], 1)}
      >
        <option value="">Choose one</option>
        {others.map((skill) => (
          <option key={skill.id} value={skill.id}>
            {labelOf(skill.id, skills)}
          </option>
        ))}
      </SelectField>
    </FormSection>
  )
}

/** Unknown skills get a plain label; the text's check reports them. */
function labelOf(id: string, skills: readonly Skill[]): string {
  const skill = skills.find((one) => one.id === id)
  return skill ? `${skill.name} (${camelCaseToWords(skill.characteristic)})` : skillName(skills, id)
}
