import type { CheckPart } from '@waybook/contract'
import { checks } from '@waybook/messages/checks'
import { vehicleSides, type VehicleSide } from '@waybook/rules'

import type { ActionOn } from '#api/use-play-write.ts'
import type { PartAddress } from '#stores/checks.ts'
import { Segments } from '#ui/field/segments.tsx'

interface SideChipsProps {
  readonly address: PartAddress
  readonly target: NonNullable<CheckPart['target']>
  readonly onAct: (action: ActionOn<'check'>) => void
}

const sideNames: Record<VehicleSide, () => string> = {
  fore: () => checks.fore(),
  aft: () => checks.aft(),
  port: () => checks.port(),
  starboard: () => checks.starboard(),
}

/** The side of a vehicle that is shot at. Renders nothing for people. */
export function SideChips({ address, target: { side }, onAct }: SideChipsProps) {
  if (!side) return null
  return (
    <Segments
      label={checks.shootAt()}
      options={vehicleSides.map((one) => ({ value: one, label: sideNames[one]() }))}
      value={side}
      onChange={(next) => onAct({ name: 'setAttackSide', params: { ...address, side: next } })}
    />
  )
}
