import { gameWords } from '@waybook/messages/gameWords'
import { reachingBands } from '@waybook/rules'

import { useSelectedToken, useTable, useTableState } from '#screens/tabletop/table-context.ts'

/** A ring is a thin line on a dark, wider one. */
const strokes = [
  'stroke-map-casing [stroke-width:calc(5px/var(--zoom,1))]',
  'stroke-lamp [stroke-width:calc(2px/var(--zoom,1))]',
]

/** The reach of each band around the selected token or the center, while the game master sets the bands. */
export function BandRings() {
  const { tokens, aspect, animator } = useTable()
  const selected = useSelectedToken()
  const reach = useTableState(({ bandReach }) => bandReach)
  if (!reach) return null
  const token = tokens.find(({ id }) => id === selected)
  const { x, y } = token ? (animator.positionOf(token.id) ?? token.position) : { x: 50, y: 50 }
  return (
    <div data-band-rings aria-hidden="true" className="pointer-events-none absolute inset-0 z-3 overflow-clip">
      <svg viewBox={`0 0 100 ${100 / aspect}`} className="absolute inset-0 size-full fill-none">
        {reachingBands.flatMap(({ key }) =>
          strokes.map((stroke) => (
            <circle
              key={`${key} ${stroke}`}
              cx={x}
              cy={y / aspect}
              r={reach[key]}
              vectorEffect="non-scaling-stroke"
              className={stroke}
            />
          )),
        )}
      </svg>
      {reachingBands.map(({ key, band }) => (
        <span
          key={key}
          style={{ left: `${x}%`, top: `${y + reach[key] * aspect}%` }}
          className="absolute origin-top-left transform-[scale(calc(1/var(--zoom,1)))_translate(-50%,-50%)] map-label"
        >
          {gameWords.band({ band })}
        </span>
      ))}
    </div>
  )
}
