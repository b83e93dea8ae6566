import type { CheckModifier, CheckPart, ModifierOwner } from '@waybook/contract'
import { checks } from '@waybook/messages/checks'
import { POOL_DIE_MAX } from '@waybook/rules'

import type { ActionOn } from '#api/use-play-write.ts'
import type { PartAddress } from '#stores/checks.ts'
import { Stepper } from '#ui/field/stepper.tsx'

import { isStepped } from './check-words.ts'

interface ManualDiceStepperProps {
  readonly address: PartAddress
  readonly part: CheckPart
  readonly die: 'boost' | 'setback'
  /** The viewer's role in the check. */
  readonly owner: ModifierOwner
  readonly onAct: (action: ActionOn<'check'>) => void
}

/** The boost or setback dice that the viewer adds manually, without a reason. */
export function ManualDiceStepper({ address, part, die, owner, onAct }: ManualDiceStepperProps) {
  const added = addedManually(part, die, owner)
  const count = added.reduce((sum, one) => sum + one.count, 0)
  const add = (more: number) =>
    onAct({ name: 'addModifier', params: { ...address, op: 'add', die, count: more, reason: '', kind: 'hand' } })
  const last = added.at(-1)
  const takeOne = () => {
    if (!last) return
    onAct({ name: 'removeModifier', params: { ...address, modifierId: last.id } })
    if (last.count > 1) add(last.count - 1)
  }
  return (
    <Stepper
      name={checks.diceAdded({ die, count })}
      less={{ label: checks.dieLess({ die }), disabled: count === 0, onStep: takeOne }}
      more={{ label: checks.dieMore({ die }), disabled: count >= POOL_DIE_MAX, onStep: () => add(1) }}
    >
      <CountedName name={checks.dieName({ die })} count={count} />
    </Stepper>
  )
}

function addedManually({ modifiers }: CheckPart, wanted: 'boost' | 'setback', of: ModifierOwner): CheckModifier[] {
  return modifiers.filter((one) => one.die === wanted && one.owner === of && isStepped(one))
}

/** The number of dice above their name; the name alone if there are none. */
export function CountedName({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <span aria-live="polite" className="grid">
      {count === 0 ? null : <b>{count}</b>}
      <span className={count === 0 ? '' : 'text-12 leading-4 font-normal text-ink-2'}>{name}</span>
    </span>
  )
}
