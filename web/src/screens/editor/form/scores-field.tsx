import { CHARACTERISTIC_MAX, characteristicOf, characteristics, isSkill, SKILL_RANK_MAX, skills } from '@waybook/rules'

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

/** Skills with ranks; those that are not listed have none. */
export function SkillsField() {
  const { fields, setField } = useFields()
  const listed = Object.keys(recordOf(fields['skills']))
  const others = skills.filter((skill) => !listed.includes(skill))
  return (
    <FormSection title="Skills" of={['skills']}>
      {listed.length === 0 ? null : (
        <ul aria-label="Skills">
          {listed.map((skill) => (
            <li key={skill} className="grid grid-cols-[minmax(0,1fr)_4.5rem_3rem] items-center gap-x-2 py-0.5">
              <span aria-hidden="true" className="wrap-anywhere">
                {labelOf(skill)}
              </span>
              <BoundNumber label={labelOf(skill)} terse path={['skills', skill]} max={SKILL_RANK_MAX} />
              <RoundButton
                sign="cross"
                quiet
                label={`Remove ${camelCaseToWords(skill)}`}
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
          <option key={skill} value={skill}>
            {labelOf(skill)}
          </option>
        ))}
      </SelectField>
    </FormSection>
  )
}

/** A skill that the rules do not know is shown as it is written; the check says what is wrong with it. */
function labelOf(skill: string): string {
  const words = camelCaseToWords(skill)
  return isSkill(skill) ? `${words} (${camelCaseToWords(characteristicOf[skill])})` : words
}
