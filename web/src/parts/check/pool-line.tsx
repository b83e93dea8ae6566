import type { CheckPart } from '@waybook/contract'
import { checkWords } from '@waybook/messages/checkWords'
import { chanceOfSuccess, emptyPool, hasOwnDice, type Die, type Pool } from '@waybook/rules'

import { useMe } from '#api/session.ts'
import { symbolsInPart } from '#ui/dice/effect-words.ts'
import { percent } from '#ui/dice/odds-figures.ts'
import { DicePips } from '#ui/text/dice-pips.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

import { opposingDice, ownDice } from './check-words.ts'

const chanceElements = { unseen: (words: string) => <span className="sr-only">{words}</span> }

/** The dice of a part on both sides and the exact chance to succeed, in one line. */
export function PoolLine({ part }: { readonly part: CheckPart }) {
  const { pool } = part
  const isWithheld = useIsWithheld(part)
  if (!pool) return null
  const opposing = only(pool, opposingDice)
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
      {hasOwnDice(pool) || part.force ? (
        <DicePips pool={only(pool, ownDice)} force={part.force} />
      ) : (
        <span className="text-14">{checkWords.noDice()}</span>
      )}
      <span className="text-14 font-normal text-ink-2">{checkWords.against()}</span>
      {isWithheld ? <HiddenDice /> : <DicePips pool={opposing} />}
      {isWithheld || !hasOwnDice(pool) ? null : (
        <span>
          <RichMessage
            parts={checkWords.chance({ percent: percent(chanceOfSuccess(pool, symbolsInPart(part))) }, chanceElements)}
          />
        </span>
      )}
    </p>
  )
}

/** Replaces dice that the game master hides. */
export function HiddenDice() {
  return (
    <span className="grid size-6 place-items-center rounded-[5px] border-[1.5px] border-dashed border-control text-14 font-bold">
      <span aria-hidden="true">?</span>
      <span className="sr-only">{checkWords.hiddenDice()}</span>
    </span>
  )
}

/** The dice of one side. */
export function only(pool: Pool, dice: readonly Die[]): Pool {
  return { ...emptyPool, ...Object.fromEntries(dice.map((die) => [die, pool[die]])) }
}

/** Whether the server withholds the dice against the roller from the viewer. Game masters always get them. */
export function useIsWithheld({ difficultyHidden }: CheckPart): boolean {
  const { role } = useMe()
  return difficultyHidden && role !== 'gameMaster'
}
