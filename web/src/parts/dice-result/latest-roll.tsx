import type { Roll } from '@waybook/contract'
import { diceResult } from '@waybook/messages/diceResult'
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react'

import { useSkills } from '#parts/entity/use-skills.ts'
import { openDiceChanges } from '#stores/changing-dice.ts'
import { useCurrentRoll } from '#stores/current-roll.ts'
import { CloseButton } from '#ui/button/icon-button.tsx'
import { DiceChanges } from '#ui/dice/dice-changes.tsx'
import { netOfRoll } from '#ui/dice/net-of-roll.ts'
import { NetTally, ThrownDice } from '#ui/dice/thrown-dice.tsx'

import { announcementOf, audienceWords, otherDiceResult, rollTitle, verdictOf } from './roll-words.ts'

interface LatestRollProps {
  readonly onClose: () => void
  /** What the roll can buy. */
  readonly children: ReactNode
}

/** The current roll, once its dice are at rest. */
export function LatestRoll({ onClose, children }: LatestRollProps) {
  const { roll, local, shownAs } = useCurrentRoll()
  return (
    <>
      <RollStatus />
      {roll && shownAs ? (
        <RollResult key={roll.id} roll={roll} local={local} onClose={onClose}>
          {children}
        </RollResult>
      ) : null}
    </>
  )
}

/** Announces the result. The text is deferred because screen readers ignore a live region that appears together with its text. */
function RollStatus() {
  const { roll, shownAs } = useCurrentRoll()
  const announced = useDeferredValue(shownAs ? roll : null, null)
  const skills = useSkills()
  return (
    <output aria-atomic="true" className="sr-only">
      {announced ? announcementOf(announced, skills) : ''}
    </output>
  )
}

interface RollResultProps {
  readonly roll: Roll
  /** Whether the browser rolled the dice itself, because the server is unreachable. */
  readonly local: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The verdict, the audience and the net symbols, then the thrown dice. */
function RollResult({ roll, local, onClose, children }: RollResultProps) {
  const net = netOfRoll(roll)
  const skills = useSkills()
  const verdict = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    verdict.current?.focus({ preventScroll: true })
    // A tray in a page may be scrolled to its end.
    verdict.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section aria-label={diceResult.result()} className="animate-appear">
      <div className="flex items-start justify-between gap-2">
        <h2
          ref={verdict}
          tabIndex={-1}
          className="min-w-0 scroll-mt-6 text-[2.25rem] leading-[1.15] font-semibold wrap-anywhere"
        >
          {verdictOf(roll)}
        </h2>
        <CloseButton onClose={onClose} />
      </div>
      <p className="text-14 wrap-anywhere text-ink-2">
        {diceResult.titleAndAudience({ title: rollTitle(roll, skills), audience: audienceWords(roll, local) })}
      </p>
      {net ? <NetTally net={net} otherDice={otherDiceResult(roll)} /> : null}
      <ThrownDice fallen={roll.dice} />
      {local || roll.drawn ? null : <DiceChanges roll={roll} onOpen={() => openDiceChanges(roll.id)} />}
      {children}
    </section>
  )
}
