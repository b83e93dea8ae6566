import type { Roll } from '@waybook/contract'
import { readThrow, type Net, fallenDice, type Fallen } from '@waybook/rules'
import { useDeferredValue } from 'react'

import { classNames } from '#ui/text/class-names.ts'

import { useShownRoll } from '../../client/shown-roll.ts'
import { DieSymbol } from '../../look/die-symbol.tsx'
import { netParts } from '../../look/net-parts.ts'
import { ThrownFace } from '../../look/thrown-face.tsx'
import { announcementOf, audienceWords, besidesOf, rollTitle, verdictOf } from './roll-words.ts'

/** The roll that lies on the table, if one does. */
export function LatestRoll() {
  const { roll, local, lies } = useShownRoll()
  return (
    <>
      <RollStatus />
      {roll && lies ? <RollResult key={roll.id} roll={roll} local={local} flat={lies === 'flat'} /> : null}
    </>
  )
}

/** Reads a result out. It speaks a moment after it is there, or screen readers would not notice. */
function RollStatus() {
  const { roll, lies } = useShownRoll()
  const told = useDeferredValue(lies ? roll : null, null)
  return (
    <output aria-atomic="true" className="sr-only">
      {told ? announcementOf(told) : ''}
    </output>
  )
}

interface RollResultProps {
  readonly roll: Roll
  /** Whether the browser rolled by itself, for want of a connection. */
  readonly local: boolean
  /** Whether its dice are drawn here, as they are seen nowhere else. */
  readonly flat: boolean
}

/** What fell, what it comes to, and who saw it. */
function RollResult({ roll, local, flat }: RollResultProps) {
  const { net } = readThrow(roll.dice)
  return (
    <section aria-label="Result" className="animate-appear">
      {flat ? <FlatDice fallen={roll.dice} /> : null}
      <p className="font-serif text-[2.25rem] leading-[1.2] font-semibold lining-nums">{verdictOf(roll)}</p>
      <p className="mt-1 text-14 text-ink-2">
        {rollTitle(roll)}. {audienceWords(roll, local)}
      </p>
      {net ? <NetTally net={net} besides={besidesOf(roll)} /> : null}
    </section>
  )
}

interface NetTallyProps {
  readonly net: Net
  /** What other dice came to, in words. */
  readonly besides: string
}

/** What is left of a roll, each symbol with its number and its word. */
function NetTally({ net, besides }: NetTallyProps) {
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
      {besides === '' ? null : <li className="col-span-3">{besides}</li>}
    </ul>
  )
}

/** Degrees, and how far out of its row, in pixels: dice that fell do not lie in line. */
const lying: readonly (readonly [tilt: number, shift: number])[] = [
  [-6, 6],
  [4, -8],
  [-3, 10],
  [6, -4],
  [-5, -6],
  [4, 8],
  [3, -2],
  [6, 5],
]

/** As many as lie in two rows of large dice. */
const LARGE_MAX = 8

/** The dice of a throw as they fell, drawn flat. */
function FlatDice({ fallen }: { readonly fallen: Fallen }) {
  const fell = fallenDice(fallen)
  const large = fell.length <= LARGE_MAX
  return (
    <ul
      aria-label="Dice"
      className={classNames(
        'grid justify-items-center py-4',
        large ? 'grid-cols-4 gap-y-5' : 'grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-y-2',
      )}
    >
      {fell.map((one, index) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- what fell never changes
          key={index}
          className={classNames('drop-shadow-[0_6px_6px_rgb(0_0_0/0.45)]', large ? 'w-15' : 'w-10')}
          style={{ transform: lie(index, large) }}
        >
          <ThrownFace {...one} />
        </li>
      ))}
    </ul>
  )
}

/** With many dice there is no room to lie out of line. */
function lie(index: number, large: boolean): string {
  const [tilt, shift] = lying[index % lying.length] ?? [0, 0]
  return `rotate(${tilt}deg) translateY(${large ? shift : 0}px)`
}
