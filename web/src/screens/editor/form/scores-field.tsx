import { editorForm } from '@waybook/messages/editorForm'
import { gameWords } from '@waybook/messages/gameWords'
import {
  careerOf,
  CHARACTERISTIC_MAX,
  characteristics,
  SKILL_RANK_MAX,
  skillGroups,
  type Characteristics,
} from '@waybook/rules'

import { useSkills } from '#parts/entity/use-skills.ts'
import { SkillGrid } from '#parts/skill-grid/skill-grid.tsx'
import { skillName } from '#ui/text/skill-names.ts'

import { BoundNumber } from './bound-field.tsx'
import { lineOf, recordOf, useFields } from './fields-context.ts'
import { FormSection } from './form-section.tsx'

const POINTS_MAX = 999

export function CharacteristicsField() {
  return (
    <FormSection title={editorForm.characteristics()} of={['characteristics', 'maxHp', 'strainThreshold']}>
      <div className="grid grid-cols-3 gap-2.5">
        {characteristics.map((one) => (
          <BoundNumber
            key={one}
            label={gameWords.characteristic({ characteristic: one })}
            path={['characteristics', one]}
            max={CHARACTERISTIC_MAX}
          />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-2.5">
        <BoundNumber label={editorForm.hitPoints()} path={['maxHp']} max={POINTS_MAX} />
        <BoundNumber label={editorForm.strainThreshold()} path={['strainThreshold']} max={POINTS_MAX} />
      </div>
    </FormSection>
  )
}

/** Skills with ranks. A skill at rank 0 isn't in the file. */
export function SkillsField() {
  const { fields, setField } = useFields()
  const ranks = recordOf(fields['skills'])
  const skills = useSkills()
  const career = careerOf({ career_skills: lineOf(recordOf(fields['properties'])['career_skills']) }, skills).skills
  const known = skillGroups(skills).flatMap(([, some]) => some)
  const unknown = Object.keys(ranks).filter((id) => !skills.some((skill) => skill.id === id))
  const graded = (id: string) => ({ id, rank: rankIn(ranks[id]), isCareer: career.includes(id) })
  return (
    <FormSection title={editorForm.skills()} of={['skills']}>
      <SkillGrid
        skills={[
          ...known.map((skill) => ({ ...skill, ...graded(skill.id) })),
          // The check of the text reports these.
          ...unknown.map((id) => ({
            ...graded(id),
            name: skillName(skills, id),
            characteristic: null,
            group: editorForm.unknownSkills(),
          })),
        ]}
        characteristics={scoresIn(fields['characteristics'])}
        onRank={(id, rank) => setField(['skills', id], rank === 0 ? undefined : rank)}
      />
    </FormSection>
  )
}

/** A rank of a file; any other value counts as 0. */
function rankIn(value: unknown): number {
  return typeof value === 'number' ? Math.min(SKILL_RANK_MAX, Math.max(0, Math.trunc(value))) : 0
}

function scoresIn(written: unknown): Characteristics {
  const scores = recordOf(written)
  return Object.fromEntries(
    characteristics.flatMap((one) => {
      const score = scores[one]
      return typeof score === 'number' ? [[one, score]] : []
    }),
  )
}
