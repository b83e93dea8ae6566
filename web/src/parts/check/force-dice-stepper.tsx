import type { CheckPart } from '@waybook/contract'
import { checks } from '@waybook/messages/checks'
import { POOL_DIE_MAX } from '@waybook/rules'
import { useState } from 'react'

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
  // Effects add Force dice to the chosen ones.
  const chosen = Math.max((part.force ?? 0) - (part.effectForce ?? 0), 0)
  const [count, setCount] = useState(chosen)
  const [version, setVersion] = useState(part.version)
  // Until the answer arrives, quick taps count from the number that they asked for.
  if (version !== part.version) {
    setVersion(part.version)
    setCount(chosen)
  }
  const most = isGameMaster ? POOL_DIE_MAX : (force?.available ?? 0)
  if (most === 0 && count === 0) return null
  const set = (next: number) => {
    setCount(next)
    onAct({ name: 'setForceDice', params: { ...address, count: next } })
  }
  return (
    <Stepper
      name={checks.forceDiceCount({ count })}
      less={{ label: checks.forceDieLess(), disabled: count === 0, onStep: () => set(count - 1) }}
      more={{ label: checks.forceDieMore(), disabled: count >= most, onStep: () => set(count + 1) }}
    >
      <CountedName name={isGameMaster ? checks.force() : checks.forceFree({ free: most })} count={count} />
    </Stepper>
  )
}
