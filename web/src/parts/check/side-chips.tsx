import type { CheckPart } from '@waybook/contract'
import { vehicleSides } from '@waybook/rules'

import type { ActionOn } from '#api/use-play-write.ts'
import type { PartAddress } from '#stores/checks.ts'
import { Segments } from '#ui/field/segments.tsx'

interface SideChipsProps {
  readonly address: PartAddress
  readonly target: NonNullable<CheckPart['target']>
  readonly onAct: (action: ActionOn<'check'>) => void
}

const sides = vehicleSides.map((side) => ({ value: side, label: `${side.charAt(0).toUpperCase()}${side.slice(1)}` }))

/** The side of a vehicle that is shot at. Renders nothing for people. */
export function SideChips({ address, target: { side }, onAct }: SideChipsProps) {
  if (!side) return null
  return (
    <Segments
      label="Shoot at its side"
      options={sides}
      value={side}
      onChange={(next) => onAct({ name: 'setAttackSide', params: { ...address, side: next } })}
    />
  )
}
