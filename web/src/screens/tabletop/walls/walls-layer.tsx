import type { SceneWalls } from '@waybook/contract'
import { isSamePoint, pointAlong, type LatticePoint, type Wall, type WallLine } from '@waybook/rules'
import { useMemo } from 'react'

import { useTableState } from '../table-context.ts'
import { useShownWalls, useWallFrame } from './scene-walls.ts'

/** Lines and dots with the same size at every zoom. */
const constant = 'fill-none [vector-effect:non-scaling-stroke]'
/** Dark below light, so lines are visible on every picture. */
const casing = `${constant} stroke-map-casing opacity-70 [stroke-width:calc(6px/var(--zoom,1))]`

/** Kinds differ by their lines, not only by their colors. */
const looks: Readonly<Record<Look, string>> = {
  wall: 'stroke-map-ink [stroke-width:calc(3px/var(--zoom,1))]',
  low: 'stroke-map-ink [stroke-width:calc(3px/var(--zoom,1))] [stroke-dasharray:0_calc(7px/var(--zoom,1))]',
  object:
    'stroke-map-ink [stroke-width:calc(2px/var(--zoom,1))] [stroke-dasharray:calc(2px/var(--zoom,1))_calc(4px/var(--zoom,1))]',
  curtain:
    'stroke-map-ink [stroke-width:calc(3px/var(--zoom,1))] [stroke-dasharray:calc(10px/var(--zoom,1))_calc(5px/var(--zoom,1))]',
  window: 'stroke-boost [stroke-width:calc(3px/var(--zoom,1))]',
  closed: 'stroke-lamp [stroke-width:calc(5px/var(--zoom,1))]',
  open: 'stroke-lamp [stroke-width:calc(4px/var(--zoom,1))] [stroke-dasharray:calc(4px/var(--zoom,1))_calc(6px/var(--zoom,1))]',
  secret: 'stroke-lamp [stroke-width:calc(3px/var(--zoom,1))] dashed-and-dotted',
}

type Look = 'wall' | 'low' | 'object' | 'curtain' | 'window' | 'closed' | 'open' | 'secret'
const lookNames: readonly Look[] = ['object', 'low', 'curtain', 'wall', 'window', 'closed', 'secret', 'open']

function lookOf({ kind, door, secret }: Wall): Look {
  if (kind !== 'door') return kind
  if (door === 'open') return 'open'
  return secret ? 'secret' : 'closed'
}

/** The walls, doors and lights of a scene, for game masters. Open doors are dashed. */
export function WallsLayer({ lights }: Pick<SceneWalls, 'lights'>) {
  const { width, height, cell } = useWallFrame()
  const walls = useShownWalls()
  const lightId = useTableState(({ wallEdit }) => wallEdit.lightId)
  const lightAt = useTableState(({ wallEdit }) => wallEdit.lightAt)
  const drawn = useMemo(() => pathsOf(walls), [walls])
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-walls={walls.length}
      className="pointer-events-none absolute inset-0 size-full overflow-visible [stroke-linecap:round]"
    >
      {lights.map((light) => {
        const at = light.id === lightId && lightAt ? lightAt : light.at
        return <LightFigure key={light.id} {...light} at={at} cell={cell} />
      })}
      {drawn.map(({ d, look }) => (
        <g key={look}>
          <path d={d} className={casing} />
          <path d={d} className={`${constant} ${looks[look]}`} />
        </g>
      ))}
      <path d={arrowsOf(walls, cell)} className={`${constant} stroke-map-ink [stroke-width:calc(2px/var(--zoom,1))]`} />
      <path d={locksOf(walls)} className={`${constant} stroke-map-casing [stroke-width:calc(9px/var(--zoom,1))]`} />
      <path d={locksOf(walls)} className={`${constant} stroke-map-ink [stroke-width:calc(5px/var(--zoom,1))]`} />
    </svg>
  )
}

function pathsOf(walls: readonly Wall[]) {
  return lookNames
    .map((look) => ({ look, d: pathOf(walls.filter((wall) => lookOf(wall) === look)) }))
    .filter(({ d }) => d !== '')
}

interface LightFigureProps {
  readonly at: LatticePoint
  readonly bright: number
  readonly dim: number
  readonly on: boolean
  readonly color: string | null
  readonly cell: number
}

/** A light with the circles of its bright and its dim light. A light that is off has neither. */
function LightFigure({ at: [x, y], bright, dim, on, color, cell }: LightFigureProps) {
  const ring = `${constant} stroke-lamp opacity-80 [stroke-width:calc(1.5px/var(--zoom,1))]`
  const style = color === null ? {} : { style: { stroke: color } }
  return (
    <g>
      {on ? (
        <>
          <circle cx={x} cy={y} r={dim * cell} {...style} className={`${ring} fill-lamp/5! [stroke-dasharray:1_5]`} />
          <circle cx={x} cy={y} r={bright * cell} {...style} className={`${ring} fill-lamp/5!`} />
        </>
      ) : null}
      <path d={dotAt([x, y])} className={`${constant} stroke-map-casing [stroke-width:calc(16px/var(--zoom,1))]`} />
      <path
        d={dotAt([x, y])}
        {...(on && style)}
        className={`${constant} [stroke-width:calc(11px/var(--zoom,1))] ${on ? 'stroke-lamp' : 'stroke-map-ink opacity-60'}`}
      />
    </g>
  )
}

export function dotAt([x, y]: LatticePoint): string {
  return `M${x} ${y}h0`
}

export function pathOf(lines: readonly WallLine[]): string {
  let end: LatticePoint | null = null
  let path = ''
  for (const { from, to } of lines) {
    path += `${end && isSamePoint(end, from) ? '' : `M${from.join(' ')}`}L${to.join(' ')}`
    end = to
  }
  return path
}

/** On one-way walls, an arrow in the direction in which one sees through. */
function arrowsOf(walls: readonly Wall[], cell: number): string {
  return walls
    .filter(({ oneWay }) => oneWay)
    .map(({ from, to }) => {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
      const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
      // With y downward, the left of (x, y) is (y, -x). Those on the left see nothing.
      const [tipX, tipY] = [x + uy * cell * 0.3, y - ux * cell * 0.3]
      const wing = (side: number) =>
        `M${tipX} ${tipY}L${tipX - uy * cell * 0.12 + side * ux * cell * 0.1} ${tipY + ux * cell * 0.12 + side * uy * cell * 0.1}`
      return `M${x} ${y}L${tipX} ${tipY}${wing(1)}${wing(-1)}`
    })
    .join('')
}

/** A dot on each locked door. */
function locksOf(walls: readonly Wall[]): string {
  return walls
    .filter(({ door }) => door === 'locked')
    .map((wall) => dotAt(pointAlong(wall, 1 / 2)))
    .join('')
}
