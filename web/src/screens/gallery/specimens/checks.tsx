import { emptyPool } from '@waybook/rules'
import { useState } from 'react'

import { AskCard } from '#parts/check/ask-card.tsx'
import { CheckDice } from '#parts/check/check-dice.tsx'
import { CheckOutcome } from '#parts/check/check-outcome.tsx'
import { StoryPointRow } from '#parts/check/story-point-row.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { OddsPanel } from '#ui/dice/odds-panel.tsx'
import { NetTally, ThrownDice } from '#ui/dice/thrown-dice.tsx'
import { Stepper } from '#ui/field/stepper.tsx'
import { PointDots } from '#ui/text/point-dots.tsx'

import { exampleCheck, hiddenPart, openPart, rolledPart } from '../example-check.ts'
import { Specimen } from '../specimen.tsx'

const nothing = () => undefined
const address = { checkId: exampleCheck.id, characterId: openPart.characterId }
const points = { players: 3, gameMaster: 1, version: 1, last: null }

/** Called checks and the components of their dialogs. */
export function Checks() {
  return (
    <>
      <Specimen name="AskCard: open, with hidden difficulty">
        <AskCards />
      </Specimen>
      <Specimen name="Dice of a check: a player’s, with hidden difficulty, the game master’s">
        <div className="grid gap-4 rounded-tray p-4 night md:grid-cols-3">
          <CheckDice check={exampleCheck} part={openPart} gameMaster={false} onAct={nothing} />
          <CheckDice check={exampleCheck} part={hiddenPart} gameMaster={false} onAct={nothing} />
          <CheckDice check={exampleCheck} part={openPart} gameMaster onAct={nothing} />
        </div>
      </Specimen>
      <Specimen name="CheckOutcome: an attack that hit, with what its symbols buy">
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
      </Specimen>
      <Specimen name="StoryPointRow, PointDots, Stepper">
        <div className="grid max-w-94 gap-4 rounded-tray p-4 night">
          <StoryPointRow
            points={points}
            address={address}
            part={openPart}
            side="players"
            busy={false}
            onAct={nothing}
          />
          <PointDots count={5} shape="square" />
          <Stepper
            name="Setback dice: 1"
            less={{ label: 'Remove one', disabled: false, onStep: nothing }}
            more={{ label: 'Add one', disabled: true, onStep: nothing }}
          >
            Setback 1
          </Stepper>
        </div>
      </Specimen>
      <Specimen name="OddsPanel, NetTally, ThrownDice">
        <div className="grid max-w-94 gap-4 rounded-tray p-4 night">
          <OddsPanel pool={openPart.pool ?? emptyPool} panelRef={null} />
          <NetTally net={{ success: 2, advantage: 3, triumph: 0, despair: 1 }} />
          <ThrownDice fallen={{ proficiency: [6, 9], ability: [3], difficulty: [1, 3, 0] }} />
        </div>
      </Specimen>
    </>
  )
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
