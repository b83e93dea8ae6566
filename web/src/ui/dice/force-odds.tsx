import { odds } from '@waybook/messages/odds'
import { chanceOfSuccess, forceChanceThat, forceSpreadOf, hasOwnDice, type Pool } from '@waybook/rules'

import { percent } from './odds-figures.ts'

interface ForceOddsProps {
  /** The number of Force dice. */
  readonly dice: number
  /** The other dice; `null` if the viewer doesn't know all of them. */
  readonly pool: Pool | null
}

/** The exact odds of light and dark points, alone and together with success. */
export function ForceOdds({ dice, pool }: ForceOddsProps) {
  const spread = forceSpreadOf(dice)
  const light = forceChanceThat(spread, (points) => points.light >= 1)
  const rows = [
    [odds.oneLight(), light],
    [odds.twoLight(), forceChanceThat(spread, (points) => points.light >= 2)],
    [odds.onlyDark(), forceChanceThat(spread, (points) => points.light === 0)],
    ...(pool && hasOwnDice(pool) ? [[odds.successWithLight(), chanceOfSuccess(pool) * light] as const] : []),
  ] as const
  return (
    <section aria-label={odds.ofForce()} className="border-t border-line pt-2">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 text-14">
        {rows.map(([words, chance]) => (
          <div key={words} className="contents">
            <dt>{words}</dt>
            <dd className="text-right font-semibold">{percent(chance)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
