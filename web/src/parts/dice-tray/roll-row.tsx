import { diceTray } from '@waybook/messages/diceTray'
import { hasOwnDice } from '@waybook/rules'
import { useRef, useState, type ReactNode, type RefObject } from 'react'

import { useCurrentRoll } from '#stores/current-roll.ts'
import { throwRequestOf, useTray } from '#stores/tray.ts'
import { Button } from '#ui/button/button.tsx'
import { FacesForm } from '#ui/dice/faces-form.tsx'

import { AudienceChoice } from './audience-choice.tsx'
import { useRollDice } from './use-roll-dice.ts'
import { useActionsInTray, useEnter } from './use-tray-keys.ts'

interface RollRowProps {
  readonly onDone: () => void
  /** Set to the Roll button, where the focus begins once there are dice to roll. */
  readonly focusRef: RefObject<HTMLElement | null>
  /** The odds, in view above the button. */
  readonly children: ReactNode
}

/** The footer of the tray: the roll button and the form for physical dice, or the buttons to dismiss a result and to roll again. */
export function RollRow({ onDone, focusRef, children }: RollRowProps) {
  const tray = useTray()
  const { roll, own, shownAs, count } = useCurrentRoll()
  const { rollDice, enterFaces, isRolling, error } = useRollDice()
  const [isPhysical, setPhysical] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  const hasResult = roll !== null && shownAs !== null
  const busy = isRolling || (roll !== null && shownAs === null)
  const disabled = !hasOwnDice(throwRequestOf(tray))
  const mayRoll = !disabled && !busy && !isPhysical && (!hasResult || own)
  useActionsInTray(row, mayRoll ? [{ name: diceTray.rollTheDice(), keys: ['R'], run: rollDice }] : [])
  useEnter(row, rollDice, mayRoll && !hasResult)
  if (isPhysical && !hasResult)
    return (
      <FacesForm
        pool={tray.pool}
        force={tray.others.force}
        busy={busy}
        error={error?.message ?? null}
        onEnter={enterFaces}
        onCancel={() => setPhysical(false)}
      />
    )
  return (
    <>
      {hasResult || disabled ? null : (
        <Button
          variant="ghost"
          size="small"
          className="justify-self-start"
          disabled={hasOwnDice({ ...tray.others, force: 0 })}
          onClick={() => setPhysical(true)}
        >
          {diceTray.physical()}
        </Button>
      )}
      <div
        ref={row}
        className="sticky bottom-0 z-1 -mx-4 grid gap-1.5 bg-night-1 px-4 pt-1.5 pb-4 md:-mx-5 md:px-5 low:static"
      >
        {children}
        {hasResult ? (
          <ResultButtons onDone={onDone} onAgain={own && !disabled ? rollDice : null} />
        ) : disabled ? null : (
          <div className="grid grid-cols-[1fr_auto] gap-2">
            <Button
              ref={(button) => {
                focusRef.current = button
              }}
              variant="primary"
              onClick={rollDice}
              busy={busy}
              busyLabel={diceTray.rolling()}
              aria-keyshortcuts="R Enter"
              className="min-h-14 text-18"
            >
              {diceTray.rollDice()}
            </Button>
            <AudienceChoice />
          </div>
        )}
        {error ? (
          <p role="alert" className="text-14 font-semibold wrap-anywhere text-bad">
            {error.message}
          </p>
        ) : null}
        {hasResult && own ? <p className="text-12 text-ink-2">{diceTray.rollsSoFar({ count })}</p> : null}
      </div>
    </>
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
        {diceTray.done()}
      </Button>
      {onAgain ? (
        <Button onClick={onAgain} aria-keyshortcuts="R" className="min-h-14">
          {diceTray.again()}
        </Button>
      ) : null}
    </div>
  )
}
