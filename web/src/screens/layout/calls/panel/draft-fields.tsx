import { callPanel } from '@waybook/messages/callPanel'
import { difficulties, POOL_DIE_MAX } from '@waybook/rules'

import { CountedName } from '#parts/check/manual-dice-stepper.tsx'
import { SkillOptions } from '#parts/entity/skill-options.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { Stepper } from '#ui/field/stepper.tsx'
import { classNames } from '#ui/text/class-names.ts'

import type { CallDraft } from './call-draft.ts'

interface DraftProps {
  readonly draft: CallDraft
  readonly onChange: (changed: Partial<CallDraft>) => void
}

/** The skill, and an optional second one to choose from. */
export function SkillFields({ draft, onChange }: DraftProps) {
  return (
    <div className="grid grid-cols-2 gap-2 [&_option]:bg-night-1">
      <SelectField
        label={callPanel.skill()}
        value={draft.skill}
        onChange={({ target }) => onChange({ skill: target.value })}
      >
        <SkillOptions />
      </SelectField>
      <SelectField
        label={callPanel.or()}
        value={draft.otherSkill ?? ''}
        onChange={({ target }) => onChange({ otherSkill: target.value === '' ? null : target.value })}
      >
        <option value="">{callPanel.noSecond()}</option>
        <SkillOptions except={draft.skill} />
      </SelectField>
    </div>
  )
}

interface DifficultyChoiceProps {
  /** The number of dice. */
  readonly difficulty: number
  readonly onChange: (difficulty: number) => void
}

/** Chooses the difficulty by name. */
export function DifficultyChoice({ difficulty, onChange }: DifficultyChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-14 font-semibold">{callPanel.difficulty()}</legend>
      <div className="grid grid-cols-3 gap-1.5">
        {difficulties.map(({ name, dice }) => (
          <label
            key={name}
            className={classNames(
              'radio-label rounded-control border has-focus-visible:outline-offset-2',
              dice === difficulty ? 'border-control bg-difficulty text-difficulty-ink' : 'border-line',
            )}
          >
            <input
              type="radio"
              name="difficulty"
              value={dice}
              checked={dice === difficulty}
              onChange={() => onChange(dice)}
              className="absolute inset-0 size-full cursor-[inherit] opacity-0"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface DraftStepperProps {
  readonly die: 'boost' | 'setback'
  readonly count: number
  readonly onChange: (count: number) => void
}

export function DraftStepper({ die, count, onChange }: DraftStepperProps) {
  return (
    <Stepper
      name={callPanel.diceCount({ die, count })}
      less={{ label: callPanel.dieLess({ die }), disabled: count === 0, onStep: () => onChange(count - 1) }}
      more={{ label: callPanel.dieMore({ die }), disabled: count >= POOL_DIE_MAX, onStep: () => onChange(count + 1) }}
    >
      <CountedName name={callPanel.dieName({ die })} count={count} />
    </Stepper>
  )
}
