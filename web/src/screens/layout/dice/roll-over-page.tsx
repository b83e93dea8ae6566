import { lazy, Suspense } from 'react'

import { useLive, useOnRoll } from '../../../client/live/live-context.ts'
import { showRoll, useShownRoll } from '../../../client/shown-roll.ts'
import { useTray } from '../../../client/tray.ts'
import { useClearOnClick } from '../../../parts/dice-result/use-clear-on-click.ts'
import { RollInWords } from './roll-in-words.tsx'

const RollWindow = lazy(async () => ({
  default: await import('./roll-window.tsx').then(
    (code) => code.RollWindow,
    () => RollInWords,
  ),
}))

/** Shows what somebody at the table just rolled, on any page; where the tray is in sight, it shows that itself. */
export function RollOverPage() {
  const { lastId } = useShownRoll()
  const { open, showEmbedded } = useTray()
  const status = useLive()
  useClearOnClick()
  // What is told before the page is up to date happened while nobody looked: it is in the log.
  useOnRoll((roll) => {
    if (status === 'live') showRoll(roll)
  })
  const inTray = open || showEmbedded !== null
  return <Suspense fallback={null}>{lastId === null || inTray ? null : <RollWindow />}</Suspense>
}
