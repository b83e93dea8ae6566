import { openCheck } from '#stores/checks.ts'
import { openTray } from '#stores/tray.ts'

import { addressOf, useAskedByFold } from './use-open-checks.ts'

/** What the dice buttons do: open the check that waits, if its banner is folded, else the tray. */
export function useOpenDice(): () => void {
  const [waiting] = useAskedByFold().folded
  return () => (waiting ? openCheck(addressOf(waiting)) : openTray())
}

/** On a dice button: that a check waits there. */
export function WaitingDot() {
  const count = useAskedByFold().folded.length
  if (count === 0) return null
  return (
    <span className="absolute end-1 top-1 size-3.5 rounded-round border-2 border-surface bg-bad forced-color-adjust-none">
      <span className="sr-only">{count === 1 ? ', a check waits' : `, ${count} checks wait`}</span>
    </span>
  )
}
