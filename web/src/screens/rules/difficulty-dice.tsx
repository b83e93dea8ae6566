import { emptyPool, type Difficulty } from '@waybook/rules'

import { DicePips } from '#ui/text/dice-pips.tsx'

/** A difficulty's word, its number and its dice. */
export function DifficultyDice({ difficulty }: { readonly difficulty: Difficulty }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <span className="whitespace-nowrap">{`${difficulty.name} ${difficulty.dice}`}</span>
      {difficulty.dice > 0 ? (
        <span aria-hidden="true">
          <DicePips pool={{ ...emptyPool, difficulty: difficulty.dice }} />
        </span>
      ) : null}
    </span>
  )
}
