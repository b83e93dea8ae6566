import type { CheckPart } from '@waybook/contract'
import { difficulties } from '@waybook/rules'

import type { PartAddress } from '#stores/checks.ts'
import { Stepper } from '#ui/field/stepper.tsx'

import type { CheckAction } from './use-check-write.ts'

interface StepsProps {
  readonly address: PartAddress
  readonly onAct: (action: CheckAction) => void
}

/** The difficulty by its name. */
export function DifficultyStepper({ address, part, onAct }: StepsProps & { readonly part: CheckPart }) {
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
