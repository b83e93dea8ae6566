import type { CheckPart } from '@waybook/contract'
import { checks } from '@waybook/messages/checks'
import { gameWords } from '@waybook/messages/gameWords'
import { difficulties } from '@waybook/rules'

import type { ActionOn } from '#api/use-play-write.ts'
import type { PartAddress } from '#stores/checks.ts'
import { Stepper } from '#ui/field/stepper.tsx'
import { Switch } from '#ui/field/switch.tsx'

import { StepperButton } from './stepper-button.tsx'

interface StepsProps {
  readonly address: PartAddress
  readonly onAct: (action: ActionOn<'check'>) => void
}

const AVERAGE = 2

/** Changes the difficulty, shown by its name. */
export function DifficultyStepper({ address, part, onAct }: StepsProps & { readonly part: CheckPart }) {
  const isFrom = (kind: 'range' | 'opponent') => part.modifiers.some(({ reason }) => reason.kind === kind)
  // A range fixes the difficulty. A difficulty that the game master sets replaces the opponent.
  if (isFrom('range')) return null
  if (isFrom('opponent'))
    return (
      <StepperButton onPress={() => onAct({ name: 'setDifficulty', params: { ...address, difficulty: AVERAGE } })}>
        {checks.noOpponent()}
      </StepperButton>
    )
  const dice = part.modifiers.find(({ reason, on }) => on && reason.kind === 'difficulty')?.count ?? 0
  const name = gameWords.difficulty({ dice })
  const set = (difficulty: number) => onAct({ name: 'setDifficulty', params: { ...address, difficulty } })
  return (
    <Stepper
      name={checks.difficulty({ difficulty: name })}
      less={{ label: checks.easier(), disabled: dice === 0, onStep: () => set(dice - 1) }}
      more={{ label: checks.harder(), disabled: dice >= difficulties.length - 1, onStep: () => set(dice + 1) }}
    >
      <span aria-live="polite">{name}</span>
    </Stepper>
  )
}

/** Upgrades one die of a side. Switching its reason off undoes it. */
export function UpgradeButton({ address, die, onAct }: StepsProps & { readonly die: 'ability' | 'difficulty' }) {
  return (
    <StepperButton
      label={checks.upgradeDie({ die })}
      onPress={() =>
        onAct({ name: 'addModifier', params: { ...address, op: 'upgrade', die, count: 1, reason: '', kind: 'hand' } })
      }
    >
      {checks.upgrade()}
    </StepperButton>
  )
}

/** Hides the difficulty from players. */
export function HiddenSwitch({ address, part, onAct }: StepsProps & { readonly part: CheckPart }) {
  return (
    <div className="text-14">
      <Switch
        label={checks.hideDifficulty()}
        checked={part.difficultyHidden}
        onChange={(difficultyHidden) => onAct({ name: 'setDifficulty', params: { ...address, difficultyHidden } })}
      />
    </div>
  )
}
