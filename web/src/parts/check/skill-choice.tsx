import type { CheckPart } from '@waybook/contract'
import { checks } from '@waybook/messages/checks'

import type { ActionOn } from '#api/use-play-write.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import type { PartAddress } from '#stores/checks.ts'
import { Segments } from '#ui/field/segments.tsx'
import { skillName } from '#ui/text/skill-names.ts'

interface SkillChoiceProps {
  readonly address: PartAddress
  readonly part: CheckPart
  readonly onAct: (action: ActionOn<'check'>) => void
}

/** The skills to choose from, if there are several. */
export function SkillChoice({ address, part, onAct }: SkillChoiceProps) {
  const skills = useSkills()
  if (part.skills.length < 2) return null
  return (
    <Segments
      label={checks.skill()}
      terse
      quiet
      options={part.skills.map((id) => ({ value: id, label: skillName(skills, id) }))}
      value={part.skill}
      onChange={(skill) => onAct({ name: 'chooseSkill', params: { ...address, skill } })}
    />
  )
}
