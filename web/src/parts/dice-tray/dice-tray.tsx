import { diceTray } from '@waybook/messages/diceTray'
import { hasOwnDice } from '@waybook/rules'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'

import { purposeOf, useSkills } from '#parts/entity/use-skills.ts'
import { useCurrentRoll } from '#stores/current-roll.ts'
import { pickAgain, useTray } from '#stores/tray.ts'
import { addedSymbols } from '#ui/dice/effect-words.ts'
import { ForceOdds } from '#ui/dice/force-odds.tsx'
import { OddsPanel, SymbolOdds } from '#ui/dice/odds-panel.tsx'

import { PoolBuilder } from './pool-builder.tsx'
import { RollRow } from './roll-row.tsx'
import { TrayEffects } from './tray-effects.tsx'
import { TrayHead } from './tray-head.tsx'
import { TrayMore } from './tray-more.tsx'
import { TrayStoryPoints } from './tray-story-points.tsx'
import { useOwnDice } from './use-own-dice.ts'
import { useTrayKeys } from './use-tray-keys.ts'

interface DiceTrayProps {
  /** The result of a roll. If there is one, it replaces the pool and the odds. */
  readonly children: ReactNode
  /** The skills and weapons to choose from before there is a pool; `null` if there are none. */
  readonly picker: ReactNode
  readonly onClose: () => void
  /** The element that gets the focus when the tray opens. */
  readonly focusRef: RefObject<HTMLElement | null>
}

/** Chooses a skill or a weapon, or builds a dice pool by hand; then shows its odds and rolls it. */
export function DiceTray({ children, picker, onClose, focusRef }: DiceTrayProps) {
  const { picking } = useTray()
  const { roll, shownAs } = useCurrentRoll()
  const tray = useRef<HTMLDivElement>(null)
  useOwnDice()
  useTrayKeys(tray)
  useFocusOnRequest(roll !== null, tray, focusRef)
  const isPicking = picking && picker !== null && roll === null
  return (
    <div ref={tray} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      {children}
      {roll && shownAs ? null : isPicking ? (
        <TrayHead title={diceTray.roll()} note={diceTray.rollNote()} onClose={onClose} focusRef={focusRef} />
      ) : (
        <PoolHead hasPicker={picker !== null} onClose={onClose} focusRef={focusRef} />
      )}
      {isPicking ? picker : <Pool onDone={onClose} focusRef={focusRef} />}
    </div>
  )
}

interface PoolHeadProps extends Pick<DiceTrayProps, 'onClose' | 'focusRef'> {
  readonly hasPicker: boolean
}

/** The purpose of the pool. The focus begins here only if there is nothing to roll yet. */
function PoolHead({ hasPicker, onClose, focusRef }: PoolHeadProps) {
  const { pool, reason, skill } = useTray()
  const title = purposeOf({ reason, skill }, useSkills())
  return (
    <TrayHead
      title={title === '' ? diceTray.diceRoller() : title}
      onBack={hasPicker ? pickAgain : undefined}
      onClose={onClose}
      focusRef={hasOwnDice(pool) ? null : focusRef}
      clearable
    />
  )
}

/** The dice of both sides and the story points, the odds and the Roll button. */
function Pool({ onDone, focusRef }: { readonly onDone: () => void } & Pick<DiceTrayProps, 'focusRef'>) {
  const { pool, others, skill, requests, offered, used } = useTray()
  const { roll } = useCurrentRoll()
  const hasOdds = hasOwnDice(pool)
  const odds = hasOdds
    ? { pool, added: addedSymbols(offered.flatMap(({ effect }) => (used[effect.key] ? [effect] : []))) }
    : null
  return (
    <>
      {roll ? null : (
        <>
          <PoolBuilder key={requests} pool={pool} isCounted={skill === null && !hasOdds && !others.force} />
          <TrayEffects />
          {hasOdds ? <TrayStoryPoints /> : null}
          {odds ? <SymbolOdds {...odds} /> : null}
          {others.force ? <ForceOdds dice={others.force} pool={pool} /> : null}
          {hasOdds || hasOwnDice(others) ? null : <p className="text-14 text-ink-2">{diceTray.addOwn()}</p>}
          <TrayMore pool={pool} />
        </>
      )}
      <RollRow onDone={onDone} focusRef={focusRef}>
        {odds && !roll ? <OddsPanel {...odds} /> : null}
      </RollRow>
    </>
  )
}

/** Moves the focus when a visible tray is requested, and when a focused result is dismissed. */
function useFocusOnRequest(
  hasRoll: boolean,
  tray: RefObject<HTMLElement | null>,
  focusRef: RefObject<HTMLElement | null>,
) {
  const { requests, picking } = useTray()
  const last = useRef({ requests, hasRoll, picking })
  useEffect(() => {
    if (hasRoll) {
      last.current.hasRoll = true
      return
    }
    const isRequested = last.current.requests !== requests || last.current.picking !== picking
    const isFocusLost = last.current.hasRoll && document.activeElement === document.body
    last.current = { requests, hasRoll, picking }
    if (!isRequested && !isFocusLost) return
    focusRef.current?.focus({ preventScroll: true })
    // The list of skills may have been scrolled.
    tray.current?.scrollIntoView({ block: 'start' })
  }, [requests, hasRoll, picking, tray, focusRef])
}
