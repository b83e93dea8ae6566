import type { CheckPart } from '@waybook/contract'
import { POOL_DIE_MAX } from '@waybook/rules'

import { useMe } from '#api/session.ts'
import type { ActionOn } from '#api/use-play-write.ts'
import { useForce } from '#parts/entity/use-force.ts'
import type { PartAddress } from '#stores/checks.ts'
import { Stepper } from '#ui/field/stepper.tsx'

import { CountedName } from './manual-dice-stepper.tsx'

interface ForceDiceStepperProps {
  readonly address: PartAddress
  readonly part: CheckPart
  readonly onAct: (action: ActionOn<'check'>) => void
}

/** The Force dice that are thrown with a check. Players throw at most those that no power holds. */
export function ForceDiceStepper({ address, part, onAct }: ForceDiceStepperProps) {
  const isGameMaster = useMe().role === 'gameMaster'
  const force = useForce(part.characterId)
  const count = part.force ?? 0
  const most = isGameMaster ? POOL_DIE_MAX : (force?.available ?? 0)
  if (most === 0 && count === 0) return null
  const set = (next: number) => onAct({ name: 'setForceDice', params: { ...address, count: next } })
  return (
    <Stepper
      name={`Force dice: ${count}`}
      less={{ label: 'One Force die less', disabled: count === 0, onStep: () => set(count - 1) }}
      more={{ label: 'One Force die more', disabled: count >= most, onStep: () => set(count + 1) }}
    >
      <CountedName name={isGameMaster ? 'Force' : `Force, ${most} free`} count={count} />
    </Stepper>
  )
}
