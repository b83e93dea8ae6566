import type { Position } from '@waybook/contract'

interface RulerFigureProps {
  readonly way: readonly Position[]
  /** The scene's width divided by its height. */
  readonly aspect: number
  /** The length of the path. */
  readonly text: string | null
}

/** A path on the map with its length at the end, equally thin at every zoom. */
export function RulerFigure({ way, aspect, text }: RulerFigureProps) {
  const points = way.map(({ x, y }) => `${x},${y / aspect}`).join(' ')
  const end = way.at(-1)
  return (
    <div data-ruler aria-hidden="true" className="pointer-events-none absolute inset-0 z-3">
      <svg viewBox={`0 0 100 ${100 / aspect}`} className="absolute inset-0 size-full overflow-visible fill-none">
        <polyline points={points} className="stroke-map-casing [stroke-width:calc(6px/var(--zoom,1))]" {...thin} />
        <polyline
          points={points}
          className="stroke-lamp [stroke-width:calc(3px/var(--zoom,1))] [stroke-dasharray:calc(8px/var(--zoom,1))_calc(5px/var(--zoom,1))]"
          {...thin}
        />
      </svg>
      {way.map(({ x, y }, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- places of a path are never sorted
          key={index}
          style={{ left: `${x}%`, top: `${y}%` }}
          className={`${atPlace} size-3.5 rounded-round border-3 border-map-casing bg-lamp`}
        />
      ))}
      {text === null || !end ? null : (
        <span
          style={{ left: `${end.x}%`, top: `${end.y}%` }}
          className="absolute origin-top-left unzoomed transform-[translate(0.9rem,-50%)] map-label bg-map-casing/95 px-2.5 py-1 text-14 whitespace-nowrap"
        >
          {text}
        </span>
      )}
    </div>
  )
}

/** Keeps the line width in pixels at every zoom. */
const thin = { vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round', strokeLinecap: 'round' } as const
const atPlace = 'absolute origin-top-left transform-[scale(calc(1/var(--zoom,1)))_translate(-50%,-50%)]'
