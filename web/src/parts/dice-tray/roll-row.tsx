import { rollAudiences, type RollAudience } from '@waybook/contract'
import { hasOwnDice } from '@waybook/rules'
import { useRef } from 'react'

import { useMe } from '#api/session.ts'
import { useCurrentRoll } from '#stores/current-roll.ts'
import { throwRequestOf, useTray } from '#stores/tray.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { useRollDice } from './use-roll-dice.ts'
import { useRoller } from './use-roller.ts'
import { useActionsInTray } from './use-tray-keys.ts'

/** The footer of the tray: the roll button, or the buttons to dismiss a result and to roll again. */
export function RollRow({ onDone }: { readonly onDone: () => void }) {
  const tray = useTray()
  const { roll, own, shownAs, count } = useCurrentRoll()
  const { rollDice, isRolling, error } = useRollDice()
  const row = useRef<HTMLDivElement>(null)
  const hasResult = roll !== null && shownAs !== null
  const busy = isRolling || (roll !== null && shownAs === null)
  const disabled = !hasOwnDice(throwRequestOf(tray))
  const mayRoll = !disabled && !busy && (!hasResult || own)
  useActionsInTray(row, mayRoll ? [{ name: 'Roll the dice', keys: ['R'], run: rollDice }] : [])
  return (
    <div
      ref={row}
      className="sticky bottom-0 z-1 -mx-4 grid gap-1.5 bg-night-1 px-4 pt-1.5 pb-4 md:-mx-5 md:px-5 low:static"
    >
      {hasResult ? (
        <ResultButtons onDone={onDone} onAgain={own && !disabled ? rollDice : null} />
      ) : (
        <div className="grid grid-cols-[1fr_auto] gap-2">
          <Button
            variant="primary"
            onClick={rollDice}
            disabled={disabled}
            busy={busy}
            busyLabel="Rolling..."
            aria-keyshortcuts="R"
            className="min-h-14 text-18"
          >
            Roll Dice
          </Button>
          <AudienceChoice />
        </div>
      )}
      {error ? (
        <p role="alert" className="text-14 font-semibold wrap-anywhere text-bad">
          {error.message}
        </p>
      ) : null}
      {hasResult && own ? (
        <p className="text-12 text-ink-2">{count === 1 ? '1 roll so far' : `${count} rolls so far`}</p>
      ) : null}
    </div>
  )
}

interface ResultButtonsProps {
  readonly onDone: () => void
  /** `null` for another user's roll. */
  readonly onAgain: (() => void) | null
}

function ResultButtons({ onDone, onAgain }: ResultButtonsProps) {
  return (
    <div className="grid auto-cols-auto grid-flow-col grid-cols-[1fr] gap-2">
      <Button variant="primary" onClick={onDone} className="min-h-14 text-18">
        Done
      </Button>
      {onAgain ? (
        <Button onClick={onAgain} aria-keyshortcuts="R" className="min-h-14">
          Roll again
        </Button>
      ) : null}
    </div>
  )
}

const audienceLabels: Readonly<Record<RollAudience, string>> = {
  table: 'Everyone',
  gameMaster: 'Game master',
  self: 'Only me',
}

/** Chooses who sees the roll. */
function AudienceChoice() {
  const { audience, choose } = useRoller()
  const forTable = useMe().may.includes('rollForTable')
  const options = rollAudiences.filter((option) => option !== 'table' || forTable)
  return (
    <label className="relative flex min-h-14 items-center rounded-control border-[1.5px] border-control font-semibold focus-within:focus-ring hover:bg-raised">
      <Icon name="eye" className="pointer-events-none absolute left-3" />
      <select
        aria-label="Who sees it"
        value={audience}
        onChange={({ target }) => {
          const chosen = rollAudiences.find((option) => option === target.value)
          if (chosen) choose(chosen)
        }}
        className="[field-sizing:content] min-h-13 appearance-none rounded-control bg-transparent py-2 pr-3 pl-10.5 outline-none [&>option]:bg-night-1"
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {audienceLabels[option]}
          </option>
        ))}
      </select>
    </label>
  )
}
