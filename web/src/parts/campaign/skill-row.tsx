import type { TextFinding } from '@waybook/contract'
import { campaignForm } from '@waybook/messages/campaignForm'
import { standardSkills } from '@waybook/rules'

import { RoundButton } from '#ui/button/round-button.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'
import { camelCaseToWords } from '#ui/text/words.ts'

import { shownName, STANDARD, type NamedSkill } from './named-skill.ts'
import { SkillFields } from './skill-fields.tsx'

const unseen = { name: (words: string) => <span className="sr-only">{words}</span> }

interface SkillRowProps {
  readonly skill: NamedSkill
  /** The index in the list, from 0. */
  readonly place: number
  readonly isLast: boolean
  readonly findings: readonly TextFinding[]
  readonly onChange: (skill: NamedSkill) => void
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
}

/** A skill of the campaign, with fields that expand. */
export function SkillRow({ skill, place, isLast, findings, onChange, onMove, onRemove }: SkillRowProps) {
  const isStandard = skill.id === STANDARD
  const name = isStandard ? campaignForm.allStandard() : shownName(skill)
  return (
    <li className="grid gap-1 border-t border-line py-1.5 first:border-0">
      <div className="flex flex-wrap items-center gap-x-2">
        <span className="grid min-w-32 flex-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span className="text-14 text-ink-2">
            {isStandard ? campaignForm.skillCount({ count: standardSkills.length }) : about(skill)}
          </span>
        </span>
        <span className="flex">
          <RoundButton
            sign="up"
            quiet
            label={campaignForm.moveUp({ name })}
            disabled={place === 0}
            onPress={() => onMove(-1)}
          />
          <RoundButton
            sign="down"
            quiet
            label={campaignForm.moveDown({ name })}
            disabled={isLast}
            onPress={() => onMove(1)}
          />
          <RoundButton sign="cross" quiet label={campaignForm.remove({ name })} onPress={onRemove} />
        </span>
      </div>
      {findings.map(({ message, fix }) => (
        <p key={message} className="border-s-3 border-bad ps-2.5 text-14">
          <b className="font-semibold">{message}</b> {fix}
        </p>
      ))}
      {isStandard ? null : (
        <details open={findings.length > 0 || undefined}>
          <summary className="flex min-h-touch w-fit cursor-pointer items-center font-semibold text-link">
            <RichMessage parts={campaignForm.change({ name }, unseen)} />
          </summary>
          <div className="grid gap-2.5 pt-1 pb-3">
            <SkillFields skill={skill} onChange={onChange} />
          </div>
        </details>
      )}
    </li>
  )
}

/** The characteristic and the heading of a skill. Missing ones default to the standard skill. */
function about({ id, characteristic, group }: NamedSkill): string {
  const known = standardSkills.find((one) => one.id === id)
  const parts = [characteristic ?? known?.characteristic, group ?? known?.group]
  return parts.flatMap((part) => (part === undefined ? [] : [camelCaseToWords(part)])).join(', ')
}
