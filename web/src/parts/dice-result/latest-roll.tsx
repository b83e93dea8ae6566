import type { Roll } from '@waybook/contract'
import type { ReactNode } from 'react'

import { useShownRoll } from '../../client/shown-roll.ts'
import { RollResult } from './roll-result.tsx'
import { RollStatus } from './roll-status.tsx'
import { useClearOnClick } from './use-clear-on-click.ts'

interface LatestRollProps {
  /** Draws the dice of a roll; flat ones where it is left out. */
  readonly drawDice?: (roll: Roll) => ReactNode
}

/** The roll that lies on the table, if one does, until the next click anywhere. */
export function LatestRoll({ drawDice }: LatestRollProps) {
  const { roll, local } = useShownRoll()
  useClearOnClick()
  return (
    <>
      <RollStatus />
      {roll ? <RollResult key={roll.id} roll={roll} local={local} {...(drawDice && { dice: drawDice(roll) })} /> : null}
    </>
  )
}
