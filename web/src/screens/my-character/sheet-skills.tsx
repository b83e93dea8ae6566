import type { Entity } from '@waybook/contract'

import { combatSkills, generalSkills } from '../../parts/sheet-skills/skill-groups.ts'
import { skillScores } from '../../parts/sheet-skills/skill-scores.ts'
import { SkillsMissing } from '../../parts/sheet-skills/skills-missing.tsx'
import { SkillsPanel } from '../../parts/sheet-skills/skills-panel.tsx'

/** The two groups of skills; where a number is missing, the reason in the place of both. */
export function sheetSkills(character: Entity) {
  const scores = skillScores(character)
  if ('missing' in scores) return { combat: <SkillsMissing missing={scores.missing} />, general: null }
  const common = { characterId: character.id, scoreOf: scores.of }
  return {
    combat: <SkillsPanel title="Combat Skills" skills={combatSkills} {...common} />,
    general: <SkillsPanel title="General Skills" skills={generalSkills} {...common} />,
  }
}
