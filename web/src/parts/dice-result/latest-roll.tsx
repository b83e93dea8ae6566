import { useShownRoll } from '../../client/shown-roll.ts'
import { RollResult } from './roll-result.tsx'
import { RollStatus } from './roll-status.tsx'

/** The roll that lies on the table, if one does. */
export function LatestRoll() {
  const { roll, local, lies } = useShownRoll()
  return (
    <>
      <RollStatus />
      {roll && lies ? <RollResult key={roll.id} roll={roll} local={local} flat={lies === 'flat'} /> : null}
    </>
  )
}
