import type { Roll } from '@waybook/contract'
import { readThrow } from '@waybook/rules'

import { FlatDice } from './flat-dice.tsx'
import { NetTally } from './net-tally.tsx'
import { audienceWords, besidesOf, rollTitle, verdictOf } from './roll-words.ts'

interface RollResultProps {
  readonly roll: Roll
  /** Whether the browser rolled by itself, for want of a connection. */
  readonly local: boolean
  /** Whether its dice are drawn here, as they are seen nowhere else. */
  readonly flat: boolean
}

/** What fell, what it comes to, and who saw it. */
export function RollResult({ roll, local, flat }: RollResultProps) {
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
