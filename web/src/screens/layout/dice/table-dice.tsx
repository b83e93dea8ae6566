import { useState } from 'react'

import { useOnThrow } from '../../../client/live/live-context.ts'
import { restRoll, useShownRoll } from '../../../client/shown-roll.ts'
import { useTray } from '../../../client/tray.ts'
import { DiceStage } from '../../../parts/dice-stage/dice-stage.tsx'
import { usePreloadDice } from '../../../parts/dice-stage/use-preload-dice.ts'

/** Throws the dice of the roll that is shown, on whatever page one is. */
export function TableDice() {
  const { roll, local } = useShownRoll()
  const [last, setLast] = useState<{ readonly rollId: string; readonly motion: Uint8Array } | null>(null)
  usePreloadDice(useTray().open)
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
