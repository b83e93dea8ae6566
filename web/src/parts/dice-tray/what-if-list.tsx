import { diceTray } from '@waybook/messages/diceTray'
import { chanceOfSuccess, whatIf, type Pool } from '@waybook/rules'

import { changeTray } from '#stores/tray.ts'
import { percent, wholePercent } from '#ui/dice/odds-figures.ts'

/** Lists how one more die or an upgrade would change the chance of success. Pressing a row makes the change. */
export function WhatIfList({ pool }: { readonly pool: Pool }) {
  const now = wholePercent(chanceOfSuccess(pool))
  return (
    <section aria-label={diceTray.possibleChanges()} className="border-t border-line pt-3">
      <h3 className="mb-1 font-sans text-12 text-ink-2">{diceTray.possibleChanges()}</h3>
      <ul>
        {whatIf(pool).map(({ change, pool: changed, success }) => (
          <li key={change.name}>
            <button
              type="button"
              onClick={() => changeTray({ pool: changed })}
              className="flex min-h-touch w-full items-center gap-3 rounded-[6px] px-2 text-left text-14 hover:bg-raised md:min-h-9"
            >
              <span className="flex-1">{change.name}</span>
              <span className="text-ink-2">{formatDifference(wholePercent(success) - now)}</span>
              <b className="w-12 text-right">{percent(success)}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** In percentage points. */
function formatDifference(points: number): string {
  if (points === 0) return diceTray.noChange()
  return points > 0 ? `+${points}` : `−${-points}`
}
