import type { Roll } from '@waybook/contract'
import { dieResults, readThrow, type DieResult, type ThrowResult, type Net } from '@waybook/rules'
import { useDeferredValue, useEffect, useRef } from 'react'

import { DieSymbol } from '#look/die-symbol.tsx'
import { netParts } from '#look/net-parts.ts'
import { ThrownFace } from '#look/thrown-face.tsx'
import { useSkills } from '#parts/entity/use-skills.ts'
import { clearRoll, useCurrentRoll } from '#stores/current-roll.ts'
import { classNames } from '#ui/text/class-names.ts'
import { Icon } from '#ui/text/icon.tsx'

import { announcementOf, audienceWords, isOpposing, otherDiceResult, rollTitle, verdictOf } from './roll-words.ts'

interface LatestRollProps {
  /** Without it, closing puts only the result away. */
  readonly onClose?: () => void
}

/** The current roll, once its dice are at rest. */
export function LatestRoll({ onClose = clearRoll }: LatestRollProps) {
  const { roll, local, shownAs } = useCurrentRoll()
  return (
    <>
      <RollStatus />
      {roll && shownAs ? <RollResult key={roll.id} roll={roll} local={local} onClose={onClose} /> : null}
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
}

/** The verdict and the net symbols, then the dice as they fell, and who saw the roll. */
function RollResult({ roll, local, onClose }: RollResultProps) {
  const { net } = readThrow(roll.dice)
  const skills = useSkills()
  const verdict = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    verdict.current?.focus({ preventScroll: true })
    // A tray within a page may have been scrolled to its end.
    verdict.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section aria-label="Result" className="animate-appear">
      <div className="flex items-start justify-between gap-2">
        <h2
          ref={verdict}
          tabIndex={-1}
          className="min-w-0 scroll-mt-6 text-[2.25rem] leading-[1.15] font-semibold wrap-anywhere"
        >
          {verdictOf(roll)}
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-raised hover:text-ink"
        >
          <Icon name="close" />
        </button>
      </div>
      <p className="text-14 wrap-anywhere text-ink-2">
        {rollTitle(roll, skills)}. {audienceWords(roll, local)}
      </p>
      {net ? <NetTally net={net} otherDice={otherDiceResult(roll)} /> : null}
      <Faces fallen={roll.dice} />
    </section>
  )
}

interface NetTallyProps {
  readonly net: Net
  /** The result of other dice, in words. */
  readonly otherDice: string
}

/** The net result: each symbol with its count and its name. */
function NetTally({ net, otherDice }: NetTallyProps) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1.5 py-2.5">
      {netParts(net).map(({ symbol, count, words }) => (
        <li key={symbol} className="flex items-center gap-2">
          <span aria-hidden="true" className="text-[1.75rem]">
            <DieSymbol symbol={symbol} />
          </span>
          {count === 0 ? null : (
            <b className="font-serif text-[1.75rem] leading-none font-semibold lining-nums">{count}</b>
          )}
          <span>{words}</span>
        </li>
      ))}
      {otherDice === '' ? null : <li className="w-full">{otherDice}</li>}
    </ul>
  )
}

/** Degrees, so that the dice look thrown and not lined up. */
const tilts = [-5, 4, -3, 5, -4, 5, -2, 4]

/** More dice than this are drawn smaller, so that they stay in view. */
const LARGE_MAX = 18

/** The dice as they fell: the roller's, then the game master's. */
function Faces({ fallen }: { readonly fallen: ThrowResult }) {
  const faces = dieResults(fallen)
  const { own = [], opposing = [] } = Object.groupBy(faces, ({ die }) => (isOpposing(die) ? 'opposing' : 'own'))
  const isLarge = faces.length <= LARGE_MAX
  const size = isLarge ? 'w-8.5' : 'w-7'
  return (
    <ul aria-label="Dice" className="flex flex-wrap items-center gap-1 border-y border-line py-2">
      {own.map((face, index) => (
        <Face key={keyOf(face, index)} face={face} index={index} size={size} />
      ))}
      {own.length > 0 && opposing.length > 0 ? (
        <li aria-hidden="true" className={classNames('bg-control', isLarge ? 'mx-1 h-8 w-px' : 'my-1 h-px w-full')} />
      ) : null}
      {opposing.map((face, index) => (
        <Face key={keyOf(face, index)} face={face} index={index} size={size} />
      ))}
    </ul>
  )
}

/** The faces of a roll never change. */
const keyOf = ({ die }: DieResult, index: number) => `${die}-${index}`

interface FaceProps {
  readonly face: DieResult
  readonly index: number
  readonly size: string
}

function Face({ face, index, size }: FaceProps) {
  return (
    <li className={classNames('shrink-0', size)} style={{ rotate: `${tilts[index % tilts.length] ?? 0}deg` }}>
      <ThrownFace {...face} />
    </li>
  )
}
