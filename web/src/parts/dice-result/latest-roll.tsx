import { useShownRoll } from '../../client/shown-roll.ts'
import { RollResult } from './roll-result.tsx'
import { RollStatus } from './roll-status.tsx'
import { useClearOnClick } from './use-clear-on-click.ts'

/** The roll that lies on the table, if one does, until the next click anywhere. */
export function LatestRoll() {
  const { roll, local, lies } = useShownRoll()
  useClearOnClick()
  return (
    <>
      <RollStatus />
      {roll && lies ? <RollResult key={roll.id} roll={roll} local={local} flat={lies === 'flat'} /> : null}
    </>
  )
}
