import type { Skill } from '@waybook/rules'

import { Panel } from '#ui/page/panel.tsx'

import { SkillRow } from './skill-row.tsx'
import type { SkillScore } from './skill-scores.ts'

interface SkillsPanelProps {
  readonly title: 'Combat Skills' | 'General Skills'
  readonly characterId: string
  readonly skills: readonly Skill[]
  readonly scoreOf: (skill: Skill) => SkillScore
}

const head = 'whitespace-nowrap border-b border-line px-1 pb-2.5 text-12 font-semibold text-ink-2'

/** One group of skills. */
export function SkillsPanel({ title, characterId, skills, scoreOf }: SkillsPanelProps) {
  return (
    <Panel title={title} tight>
      <table className="w-full border-collapse text-16 md:text-14">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${head} ps-0 text-left`}>
              Skill
            </th>
            <th scope="col" className={`${head} text-left`}>
              Char
            </th>
            <th scope="col" className={`${head} text-right`}>
              Ranks
            </th>
            <th scope="col" className={`${head} pe-0 text-right`}>
              Dice
            </th>
          </tr>
        </thead>
        <tbody>
          {skills.map((skill) => (
            <SkillRow key={skill} characterId={characterId} score={scoreOf(skill)} />
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
