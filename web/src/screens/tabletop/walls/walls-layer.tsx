import type { SceneWalls } from '@waybook/contract'
import { memo } from 'react'

import { useTable } from '../table-context.ts'

/** Dark below light, so lines are visible on every picture. */
const casing = 'stroke-map-casing opacity-70 [stroke-width:calc(5px/var(--zoom,1))]'
const looks = {
  wall: 'stroke-map-ink [stroke-width:calc(2.5px/var(--zoom,1))]',
  object: 'stroke-map-ink opacity-60 [stroke-dasharray:2_3] [stroke-width:calc(2px/var(--zoom,1))]',
  door: 'stroke-lamp [stroke-width:calc(4px/var(--zoom,1))]',
  open: 'stroke-lamp [stroke-dasharray:4_4] [stroke-width:calc(3px/var(--zoom,1))]',
}

/** The walls, doors and lights of a scene, for game masters. Open doors are dashed. */
export const WallsLayer = memo(function WallsLayer({
  walls: { walls, doors, lights, grid },
}: {
  readonly walls: SceneWalls
}) {
  const { aspect } = useTable()
  const at = ([x, y]: readonly [number, number]) => `${x} ${y / aspect}`
  const lineOf = (points: readonly (readonly [number, number])[]) => `M${points.map(at).join('L')}`
  const pathOf = (kind: 'wall' | 'object') =>
    walls
      .filter((wall) => wall.kind === kind)
      .map(({ points }) => lineOf(points))
      .join('')
  const doorsThat = (open: boolean) =>
    doors
      .filter((door) => door.open === open)
      .map(({ from, to }) => lineOf([from, to]))
      .join('')
  const drawn = [
    { d: pathOf('object'), look: looks.object },
    { d: pathOf('wall'), look: looks.wall },
    { d: doorsThat(false), look: looks.door },
    { d: doorsThat(true), look: looks.open },
  ].filter(({ d }) => d !== '')
  return (
    <svg
      viewBox={`0 0 100 ${100 / aspect}`}
      aria-hidden="true"
      data-walls
      className="pointer-events-none absolute inset-0 size-full overflow-visible fill-none"
    >
      {lights.map(({ at: [x, y], range, color }) => (
        <circle
          key={`${x} ${y} ${range}`}
          cx={x}
          cy={y / aspect}
          r={(range * 100) / grid.columns}
          vectorEffect="non-scaling-stroke"
          className="fill-lamp/5 stroke-lamp [stroke-width:calc(1.5px/var(--zoom,1))] opacity-70 [stroke-dasharray:1_5]"
          {...(color !== null && { style: { stroke: color } })}
        />
      ))}
      {drawn.map(({ d, look }) => (
        <g key={look}>
          <path d={d} vectorEffect="non-scaling-stroke" className={casing} />
          <path d={d} vectorEffect="non-scaling-stroke" strokeLinecap="round" className={look} />
        </g>
      ))}
    </svg>
  )
})
