import { useState } from 'react'

import { useLive, useOnRoll, useOnThrow } from '../../client/live/live-context.ts'
import { restRoll, showRoll, useShownRoll } from '../../client/shown-roll.ts'
import { useTray } from '../../client/tray.ts'
import { useClearOnClick } from '../../parts/dice-result/use-clear-on-click.ts'
import { DiceStage } from '../../parts/dice-stage/dice-stage.tsx'
import { usePreloadDice } from '../../parts/dice-stage/use-preload-dice.ts'

/** Throws what is rolled at the table, on whatever page one is. What fell while nobody looked is in the log. */
export function TableDice() {
  const status = useLive()
  const { roll, local } = useShownRoll()
  const [last, setLast] = useState<{ readonly rollId: string; readonly motion: Uint8Array } | null>(null)
  usePreloadDice(useTray().open)
  useClearOnClick()
  useOnRoll((rolled) => {
    if (status === 'live') showRoll(rolled)
  })
  useOnThrow((rollId, motion) => setLast({ rollId, motion: bytesOf(motion) }))
  return (
    <DiceStage
      roll={local ? null : roll}
      throwData={last && last.rollId === roll?.id ? last.motion : null}
      onRest={(isSeen) => restRoll(isSeen ? 'on stage' : 'flat')}
    />
  )
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
