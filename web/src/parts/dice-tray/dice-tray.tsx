import { hasOwnDice } from '@waybook/rules'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'

import { purposeOf, useSkills } from '#parts/entity/use-skills.ts'
import { clearRoll, useCurrentRoll } from '#stores/current-roll.ts'
import { clearTray, useTray } from '#stores/tray.ts'
import { OddsPanel } from '#ui/dice/odds-panel.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { PoolBuilder } from './pool-builder.tsx'
import { RollRow } from './roll-row.tsx'
import { TrayMore } from './tray-more.tsx'
import { useTrayKeys } from './use-tray-keys.ts'

interface DiceTrayProps {
  /** The result of a roll. If there is one, it replaces the pool and the odds. */
  readonly children: ReactNode
  /** For a tray that can be closed. */
  readonly onClose?: () => void
  /** The element that gets the focus when the tray opens. */
  readonly focusRef: RefObject<HTMLElement | null>
}

/** Builds a dice pool, shows its odds and rolls it. */
export function DiceTray({ children, onClose, focusRef }: DiceTrayProps) {
  const { pool, others, reason, skill } = useTray()
  const { roll, shownAs } = useCurrentRoll()
  const tray = useRef<HTMLDivElement>(null)
  useTrayKeys(tray)
  useFocusOnRequest(roll !== null, tray, focusRef)
  const title = purposeOf({ reason, skill }, useSkills())
  // From the odds of a requested pool, Roll Dice is two presses of Tab away.
  const hasOdds = hasOwnDice(pool)
  const startsAtOdds = title !== '' && hasOdds
  return (
    <div ref={tray} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      {children}
      {roll && shownAs ? null : (
        <TrayHead title={title} onClose={onClose} headingRef={startsAtOdds ? null : focusRef} />
      )}
      {roll ? null : (
        <>
          <PoolBuilder pool={pool} />
          {hasOdds ? <OddsPanel pool={pool} panelRef={startsAtOdds ? focusRef : null} /> : null}
          {hasOdds || hasOwnDice(others) ? null : <p className="text-14 text-ink-2">Add your own dice to roll.</p>}
          <TrayMore pool={pool} />
        </>
      )}
      <RollRow onDone={onClose ?? clearRoll} />
    </div>
  )
}

/** Moves the focus when a visible tray is requested, and when a focused result is dismissed. */
function useFocusOnRequest(
  hasRoll: boolean,
  tray: RefObject<HTMLElement | null>,
  focusRef: RefObject<HTMLElement | null>,
) {
  const { requests } = useTray()
  const last = useRef({ requests, hasRoll })
  useEffect(() => {
    if (hasRoll) {
      last.current.hasRoll = true
      return
    }
    const isRequested = last.current.requests !== requests
    const isFocusLost = last.current.hasRoll && document.activeElement === document.body
    last.current = { requests, hasRoll }
    if (!isRequested && !isFocusLost) return
    focusRef.current?.focus({ preventScroll: true })
    tray.current?.scrollIntoView({ block: 'nearest' })
  }, [requests, hasRoll, tray, focusRef])
}

const button =
  'min-h-touch min-w-touch rounded-control px-2 text-14 font-semibold text-ink-2 hover:bg-raised hover:text-ink grid place-items-center'

interface TrayHeadProps {
  /** The purpose of the pool; may be empty. */
  readonly title: string
  readonly onClose: (() => void) | undefined
  readonly headingRef: RefObject<HTMLElement | null> | null
}

/** The purpose of the pool, and the buttons to clear and close the tray. */
function TrayHead({ title, onClose, headingRef }: TrayHeadProps) {
  return (
    <div className="-mb-1 flex items-start justify-between gap-2">
      <h2
        ref={(heading) => {
          if (headingRef) headingRef.current = heading
        }}
        tabIndex={-1}
        className="min-w-0 pt-1.5 text-26 wrap-anywhere"
      >
        {title === '' ? 'Dice Roller' : title}
      </h2>
      <div className="flex shrink-0">
        <button type="button" onClick={clearTray} className={button}>
          Clear
        </button>
        {onClose ? (
          <button type="button" aria-label="Close" onClick={onClose} className={button}>
            <Icon name="close" />
          </button>
        ) : null}
      </div>
    </div>
  )
}
