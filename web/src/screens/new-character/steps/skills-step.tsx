import { newCharacter } from '@waybook/messages/newCharacter'
import {
  freeLeft,
  freeSkills,
  rankPrice,
  skillGroups,
  startingCharacteristics,
  whyNoRank,
  withRank,
} from '@waybook/rules'

import { useSkills } from '#parts/entity/use-skills.ts'
import { SkillGrid } from '#parts/skill-grid/skill-grid.tsx'

import { useNewCharacter } from '../use-new-character.ts'

/** Ranks of skills. The first ranks of career skills are free, as many as the career gives. */
export function SkillsStep() {
  const { draft, creation, change } = useNewCharacter()
  const skills = useSkills()
  const { rules, career } = creation
  const { rankMost } = rules.creation
  const free = freeSkills(creation)
  const isCareer = (id: string) => career?.skills.includes(id) ?? false
  const priceOf = (id: string, rank: number) => {
    if (rank === 1 && isCareer(id) && freeLeft(creation) > 0) return newCharacter.free()
    return String(rankPrice(rank, isCareer(id), rules) ?? '')
  }
  const rows = skillGroups(skills).flatMap(([group, some]) =>
    some.map((skill) => ({
      ...skill,
      group,
      rank: draft.choices.skills[skill.id] ?? 0,
      isCareer: isCareer(skill.id),
      freeRanks: free.includes(skill.id) ? 1 : 0,
    })),
  )
  return (
    <SkillGrid
      skills={rows}
      characteristics={startingCharacteristics(creation)}
      dots={rankMost + 1}
      costOf={priceOf}
      disabled={(id, rank) => whyNoRank(creation, id, rank)}
      onRank={(id, rank) => change({ choices: withRank(draft.choices, id, rank) })}
      legend={[
        ...(career && career.free > 0
          ? [['ring', newCharacter.fromCareer({ count: free.length, most: career.free })] as const]
          : []),
        ['full', newCharacter.bought()],
        ['dashed', newCharacter.notNow()],
      ]}
    />
  )
}
