import { Button } from '#ui/button/button.tsx'

import { useShownRoll } from '../../client/shown-roll.ts'
import { useTray } from '../../client/tray.ts'
import { isEmptyTray } from './asked-throw.ts'
import { AudienceChoice } from './audience-choice.tsx'
import { useRollDice } from './use-roll-dice.ts'

/** Rolls; it keeps its place while the result lies above it, so that the next roll is one more tap. */
export function RollRow() {
  const tray = useTray()
  const { count } = useShownRoll()
  const { rollDice, busy, error } = useRollDice()
  return (
    <div className="sticky bottom-0 z-1 -mx-4 -my-2 grid gap-1.5 bg-night-1 px-4 py-2">
      <div className="grid grid-cols-[1fr_auto] gap-2">
        <Button
          variant="primary"
          onClick={rollDice}
          disabled={isEmptyTray(tray)}
          busy={busy}
          busyLabel="Rolling..."
          className="min-h-14 text-18"
        >
          Roll Dice
        </Button>
        <AudienceChoice audience={tray.audience} />
      </div>
      {error ? (
        <p role="alert" className="text-14 font-semibold wrap-anywhere text-bad">
          {error.message}
        </p>
      ) : null}
      {count === 0 ? null : <p className="text-12 text-ink-2">Rolls here: {count}</p>}
    </div>
  )
}
