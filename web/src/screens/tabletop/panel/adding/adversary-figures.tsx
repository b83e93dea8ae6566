import { tableAdding } from '@waybook/messages/tableAdding'
import { CHARACTERISTIC_MAX, characteristics, skillName } from '@waybook/rules'
import { useState } from 'react'

import { useSkills } from '#parts/entity/use-skills.ts'
import type { AdversaryDraft } from '#parts/new-page/use-create-adversary.ts'
import { SkillGrid } from '#parts/skill-grid/skill-grid.tsx'
import { Button } from '#ui/button/button.tsx'
import { RailSection } from '#ui/page/panel.tsx'
import { camelCaseToWords } from '#ui/text/words.ts'

export interface AdversaryFieldsProps {
  readonly draft: AdversaryDraft
  readonly onChange: (draft: AdversaryDraft) => void
}

const POINTS_MAX = 999

/** The figures and skills of a new adversary, to be changed in place. */
export function AdversaryFigures({ draft, onChange }: AdversaryFieldsProps) {
  const { adversary } = draft
  const change = (changed: Partial<AdversaryDraft['adversary']>) =>
    onChange({ ...draft, adversary: { ...adversary, ...changed } })
  return (
    <RailSection title={tableAdding.whatThatMakes()}>
      <div className="grid gap-3">
        <div className="grid grid-cols-6 gap-1.5">
          {characteristics.map((one) => (
            <FigureField
              key={one}
              label={camelCaseToWords(one)}
              short={camelCaseToWords(one).slice(0, 3)}
              value={adversary.characteristics[one]}
              max={CHARACTERISTIC_MAX}
              onChange={(value) => change({ characteristics: { ...adversary.characteristics, [one]: value } })}
            />
          ))}
        </div>
        <div className="grid grid-cols-2 gap-1.5">
          <FigureField
            label={tableAdding.hitPoints()}
            value={adversary.maxHp}
            max={POINTS_MAX}
            onChange={(maxHp) => change({ maxHp })}
          />
          {adversary.kind === 'nemesis' ? (
            <FigureField
              label={tableAdding.strainThreshold()}
              value={adversary.strainThreshold}
              max={POINTS_MAX}
              onChange={(strainThreshold) => change({ strainThreshold })}
            />
          ) : (
            <p className="self-center px-1 text-12 text-ink-2">{tableAdding.strainTakes()}</p>
          )}
        </div>
        <Skills adversary={adversary} onSkills={(skills) => change({ skills })} />
      </div>
    </RailSection>
  )
}

interface FigureFieldProps {
  readonly label: string
  /** The visible label, if there is no room for the whole one. */
  readonly short?: string
  readonly value: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** A number over its label. A tap selects the number, so the next key replaces it. */
function FigureField({ label, short = label, value, max, onChange }: FigureFieldProps) {
  return (
    <label className="grid rounded-control border border-line bg-surface pb-1 text-center has-focus-visible:border-mark">
      <input
        inputMode="numeric"
        aria-label={label}
        value={String(value)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          const typed = Number.parseInt(target.value.replaceAll(/\D/g, ''), 10)
          onChange(Number.isNaN(typed) ? 0 : Math.min(max, typed))
        }}
        className="min-h-touch w-full min-w-0 rounded-control bg-transparent text-center font-serif text-22 font-semibold"
      />
      <span aria-hidden="true" className="text-12 text-ink-2">
        {short}
      </span>
    </label>
  )
}

interface SkillsProps {
  readonly adversary: AdversaryDraft['adversary']
  readonly onSkills: (skills: AdversaryDraft['adversary']['skills']) => void
}

/** The skills in a line, and their dots on request. */
function Skills({ adversary, onSkills }: SkillsProps) {
  const all = useSkills()
  const [isOpen, setOpen] = useState(false)
  const { skills, characteristics: scores, kind } = adversary
  const listed = Object.entries(skills).map(([id, rank]) =>
    kind === 'minion' ? skillName(all, id) : `${skillName(all, id)} ${rank}`,
  )
  return (
    <div className="grid gap-1">
      <div className="grid grid-cols-main items-center gap-3">
        <p>
          <b className="block font-semibold">{listed.length === 0 ? tableAdding.noSkills() : listed.join(', ')}</b>
          {kind === 'minion' ? <span className="text-14 text-ink-2">{tableAdding.minionRanks()}</span> : null}
        </p>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? tableAdding.done() : tableAdding.changeSkills()}
        </Button>
      </div>
      {isOpen ? (
        <SkillGrid
          isShort
          skills={all.map((skill) => ({ ...skill, rank: skills[skill.id] ?? 0, isCareer: false }))}
          characteristics={scores}
          onRank={(id, rank) => {
            const { [id]: _, ...others } = skills
            onSkills(rank === 0 ? others : { ...skills, [id]: rank })
          }}
        />
      ) : null}
    </div>
  )
}
