import type { Roll } from '@waybook/contract'
import { dieResults, readThrow, type ThrowResult, type Net } from '@waybook/rules'
import { useDeferredValue } from 'react'

import { DieSymbol } from '#look/die-symbol.tsx'
import { netParts } from '#look/net-parts.ts'
import { ThrownFace } from '#look/thrown-face.tsx'
import { useCurrentRoll } from '#stores/current-roll.ts'
import { classNames } from '#ui/text/class-names.ts'

import { announcementOf, audienceWords, otherDiceResult, rollTitle, verdictOf } from './roll-words.ts'

/** The current roll, once its dice are at rest. */
export function LatestRoll() {
  const { roll, local, shownAs } = useCurrentRoll()
  return (
    <>
      <RollStatus />
      {roll && shownAs ? <RollResult key={roll.id} roll={roll} local={local} flat={shownAs === 'flat'} /> : null}
    </>
  )
}

/** Announces the result. The text is deferred because screen readers ignore a live region that appears together with its text. */
function RollStatus() {
  const { roll, shownAs } = useCurrentRoll()
  const announced = useDeferredValue(shownAs ? roll : null, null)
  return (
    <output aria-atomic="true" className="sr-only">
      {announced ? announcementOf(announced) : ''}
    </output>
  )
}

interface RollResultProps {
  readonly roll: Roll
  /** Whether the browser rolled the dice itself, because the server is unreachable. */
  readonly local: boolean
  /** Whether the dice are drawn here, because they are not shown on the stage. */
  readonly flat: boolean
}

/** The dice, their result, and who saw the roll. */
function RollResult({ roll, local, flat }: RollResultProps) {
  const { net } = readThrow(roll.dice)
  return (
    <section aria-label="Result" className="animate-appear">
      {flat ? <FlatDice fallen={roll.dice} /> : null}
      <p className="font-serif text-[2.25rem] leading-[1.2] font-semibold lining-nums">{verdictOf(roll)}</p>
      <p className="mt-1 text-14 text-ink-2">
        {rollTitle(roll)}. {audienceWords(roll, local)}
      </p>
      {net ? <NetTally net={net} otherDice={otherDiceResult(roll)} /> : null}
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
    <ul className="mt-4 grid grid-cols-3 gap-y-3 border-t border-line pt-3">
      {netParts(net).map(({ symbol, count, words }) => (
        <li key={symbol} className="grid grid-cols-[auto_1fr] items-center gap-x-2 text-[1.5rem]">
          <span aria-hidden="true">
            <DieSymbol symbol={symbol} />
          </span>
          <b className="font-serif leading-none font-semibold lining-nums">{count}</b>
          <span className="col-span-2 mt-1 text-14 leading-[1.3] text-ink-2">{words}</span>
        </li>
      ))}
      {otherDice === '' ? null : <li className="col-span-3">{otherDice}</li>}
    </ul>
  )
}

/** Degrees, and pixels out of the row, so that flat dice look thrown and not lined up. */
const scatterOffsets: readonly (readonly [tilt: number, shift: number])[] = [
  [-6, 6],
  [4, -8],
  [-3, 10],
  [6, -4],
  [-5, -6],
  [4, 8],
  [3, -2],
  [6, 5],
]

/** Large dice fit into two rows of four. */
const LARGE_MAX = 8

/** The dice of a roll, drawn flat. */
function FlatDice({ fallen }: { readonly fallen: ThrowResult }) {
  const faces = dieResults(fallen)
  const large = faces.length <= LARGE_MAX
  return (
    <ul
      aria-label="Dice"
      className={classNames(
        'grid justify-items-center py-4',
        large ? 'grid-cols-4 gap-y-5' : 'grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-y-2',
      )}
    >
      {faces.map((face, index) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- the faces of a roll never change
          key={index}
          className={classNames('drop-shadow-[0_6px_6px_rgb(0_0_0/0.45)]', large ? 'w-15' : 'w-10')}
          style={{ transform: scatterTransform(index, large) }}
        >
          <ThrownFace {...face} />
        </li>
      ))}
    </ul>
  )
}

/** Small dice, of which there are many, stay in their row. */
function scatterTransform(index: number, large: boolean): string {
  const [tilt, shift] = scatterOffsets[index % scatterOffsets.length] ?? [0, 0]
  return `rotate(${tilt}deg) translateY(${large ? shift : 0}px)`
}
