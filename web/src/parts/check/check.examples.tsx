import { useState } from 'react'

import { Dialog } from '#ui/dialog/dialog.tsx'

import { AskCard } from './ask-card.tsx'
import { CheckDice } from './check-dice.tsx'
import { CheckEffects } from './check-effects.tsx'
import { CheckOutcome } from './check-outcome.tsx'
import { exampleCheck, hiddenPart, openPart, rolledPart } from './example-check.ts'

const nothing = () => undefined

export const examples = {
  'AskCard: open, with hidden difficulty': <AskCards />,
  'Dice of a check: a player’s, with hidden difficulty, the game master’s': (
    <div className="grid gap-4 rounded-tray p-4 night md:grid-cols-3">
      <CheckDice check={exampleCheck} part={openPart} gameMaster={false} onAct={nothing} />
      <CheckDice check={exampleCheck} part={hiddenPart} gameMaster={false} onAct={nothing} />
      <CheckDice check={exampleCheck} part={openPart} gameMaster onAct={nothing} />
    </div>
  ),
  'Effects of talents and items: always on, for a price, used up': (
    <div className="max-w-94 rounded-tray p-4 night">
      <CheckEffects
        address={{ checkId: exampleCheck.id, characterId: openPart.characterId }}
        part={openPart}
        gameMaster={false}
        onAct={nothing}
      />
    </div>
  ),
  'CheckOutcome: an attack that hit, with what its symbols buy': (
    <div className="max-w-94 rounded-tray p-4 night">
      {rolledPart.roll ? (
        <CheckOutcome
          check={{ ...exampleCheck, kind: 'attack' }}
          part={rolledPart}
          roll={rolledPart.roll}
          onLeave={nothing}
        />
      ) : null}
    </div>
  ),
}

/** Roll opens a dialog, like on a page. */
function AskCards() {
  const [open, setOpen] = useState(false)
  const onRoll = () => setOpen(true)
  return (
    <div className="grid gap-4">
      <AskCard check={exampleCheck} part={openPart} more={0} onRoll={onRoll} onLater={nothing} />
      <AskCard check={exampleCheck} part={hiddenPart} more={2} onRoll={onRoll} onLater={nothing} />
      <Dialog open={open} onClose={() => setOpen(false)} title="Hard Perception" shape="sheet">
        <p>Something is moving in the reeds beside the third lamp.</p>
      </Dialog>
    </div>
  )
}
