import { frame } from '@waybook/messages/frame'

import { openCheck } from '#stores/checks.ts'
import { openTray } from '#stores/tray.ts'

import { addressOf, useAskedByFold } from './calls/use-open-checks.ts'

/** The dice buttons' action: opens the waiting check if its banner is folded, else the tray. */
export function useOpenDice(): () => void {
  const [waiting] = useAskedByFold().folded
  return () => (waiting ? openCheck(addressOf(waiting)) : openTray())
}

/** Marks a dice button if a folded check is waiting. */
export function WaitingDot() {
  const count = useAskedByFold().folded.length
  if (count === 0) return null
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute end-1 top-1 size-3.5 rounded-round border-2 border-surface bg-bad forced-color-adjust-none"
      />
      <span className="sr-only">{frame.checksWaiting({ count })}</span>
    </>
  )
}
