import { chanceOfSuccess, whatIf, type Pool } from '@waybook/rules'

import { changeTray } from '../../../client/tray.ts'
import { percent, wholePercent } from './percent.ts'

/** What one die more or an upgrade would make of the chance to succeed; a tap makes the change. */
export function WhatIfList({ pool }: { readonly pool: Pool }) {
  const now = wholePercent(chanceOfSuccess(pool))
  return (
    <section aria-label="What would change" className="border-t border-line pt-3">
      <h3 className="mb-1 font-sans text-12 text-ink-2">What would change</h3>
      <ul>
        {whatIf(pool).map(({ change, pool: changed, success }) => (
          <li key={change.name}>
            <button
              type="button"
              onClick={() => changeTray({ pool: changed })}
              className="flex min-h-11 w-full items-center gap-3 rounded-[6px] px-2 text-left text-14 hover:bg-raised md:min-h-9"
            >
              <span className="flex-1">{change.name}</span>
              <span className="text-ink-2">{difference(wholePercent(success) - now)}</span>
              <b className="w-12 text-right">{percent(success)}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** In points of a hundred. */
function difference(points: number): string {
  if (points === 0) return 'no change'
  return points > 0 ? `+${points}` : `−${-points}`
}
