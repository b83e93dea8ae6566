import type { CheckPart } from '@waybook/contract'
import { difficulties } from '@waybook/rules'

import type { PartAddress } from '#stores/checks.ts'
import { Stepper } from '#ui/field/stepper.tsx'
import { Switch } from '#ui/field/switch.tsx'

import type { CheckAction } from './use-check-write.ts'

interface StepsProps {
  readonly address: PartAddress
  readonly onAct: (action: CheckAction) => void
}

const AVERAGE = 2

/** The difficulty by its name. */
export function DifficultyStepper({ address, part, onAct }: StepsProps & { readonly part: CheckPart }) {
  const isFrom = (kind: 'range' | 'opponent') => part.modifiers.some(({ reason }) => reason.kind === kind)
  // The range decides, or the opponent: a difficulty of the game master's own takes the place of the opponent.
  if (isFrom('range')) return null
  if (isFrom('opponent'))
    return (
      <button
        type="button"
        onClick={() => onAct({ name: 'setDifficulty', params: { ...address, difficulty: AVERAGE } })}
        className="min-h-11 rounded-control border border-control text-14 leading-none font-semibold hover:bg-raised"
      >
        No opponent
      </button>
    )
  const dice = part.modifiers.find(({ reason, on }) => on && reason.kind === 'difficulty')?.count ?? 0
  const name = difficulties.find((one) => one.dice === dice)?.name ?? `${dice} dice`
  const set = (difficulty: number) => onAct({ name: 'setDifficulty', params: { ...address, difficulty } })
  return (
    <Stepper
      name={`Difficulty: ${name}`}
      less={{ label: 'Easier', disabled: dice === 0, onStep: () => set(dice - 1) }}
      more={{ label: 'Harder', disabled: dice >= difficulties.length - 1, onStep: () => set(dice + 1) }}
    >
      <span aria-live="polite">{name}</span>
    </Stepper>
  )
}

/** Upgrades one die of a lane. It is taken back by its reason. */
export function UpgradeButton({ address, die, onAct }: StepsProps & { readonly die: 'ability' | 'difficulty' }) {
  return (
    <button
      type="button"
      aria-label={`Upgrade ${die}`}
      onClick={() =>
        onAct({ name: 'addModifier', params: { ...address, op: 'upgrade', die, count: 1, reason: '', kind: 'hand' } })
      }
      className="min-h-11 rounded-control border border-control text-14 leading-none font-semibold hover:bg-raised"
    >
      Upgrade
    </button>
  )
}

/** Whether players see how hard it is. */
export function HiddenSwitch({ address, part, onAct }: StepsProps & { readonly part: CheckPart }) {
  return (
    <div className="text-14">
      <Switch
        label="Hide the difficulty"
        checked={part.difficultyHidden}
        onChange={(difficultyHidden) => onAct({ name: 'setDifficulty', params: { ...address, difficultyHidden } })}
      />
    </div>
  )
}
