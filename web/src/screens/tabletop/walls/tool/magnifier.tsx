import type { LatticePoint } from '@waybook/rules'

import { useOperation } from '#api/operation-query.ts'
import { sceneBox } from '#screens/tabletop/map-view.ts'
import { useTable, useTableState } from '#screens/tabletop/table-context.ts'

import { useSceneWalls, useWallFrame } from '../scene-walls.ts'
import { dotAt, pathOf } from '../walls-layer.tsx'

/** In CSS pixels */
const SIZE = 128
/** The space for the finger. */
const AWAY = 44
const MAGNIFIES = 2.5

const constant = 'fill-none [vector-effect:non-scaling-stroke]'

/** The place under a finger, enlarged above it, or below it at the top of the window. */
export function Magnifier({ at }: { readonly at: LatticePoint }) {
  const { sceneId } = useTable()
  const { width, height } = useWallFrame()
  const walls = useSceneWalls()?.walls ?? []
  const { chain } = useTableState(({ wallEdit }) => wallEdit)
  const picture = useOperation('getSceneDetails', { sceneId }).data?.scene.image
  const box = sceneBox()
  if (!box) return null
  const radius = (SIZE / 2 / MAGNIFIES) * (width / box.width)
  const [x, y] = at
  const isBelow = box.top + (y / height) * box.height < SIZE + AWAY + 60
  const top = isBelow ? AWAY : -(SIZE + AWAY)
  return (
    <div
      aria-hidden="true"
      data-magnifier
      style={{
        left: `${(x * 100) / width}%`,
        top: `${(y * 100) / height}%`,
        width: SIZE,
        height: SIZE,
        margin: `${top}px 0 0 ${-SIZE / 2}px`,
        transformOrigin: `${SIZE / 2}px ${-top}px`,
        transform: 'scale(calc(1 / var(--zoom, 1)))',
      }}
      className="pointer-events-none absolute overflow-hidden rounded-round border-2 border-lamp bg-map-casing"
    >
      <svg
        viewBox={`${x - radius} ${y - radius} ${radius * 2} ${radius * 2}`}
        className="size-full [--zoom:1] [stroke-linecap:round]"
      >
        {picture ? <image href={picture.originalUrl} width={width} height={height} preserveAspectRatio="none" /> : null}
        <path d={pathOf(walls)} className={`${constant} stroke-map-casing [stroke-width:6px]`} />
        <path d={pathOf(walls)} className={`${constant} stroke-map-ink [stroke-width:3px]`} />
        {chain.map((point) => (
          <path key={point.join(' ')} d={dotAt(point)} className={`${constant} stroke-lamp [stroke-width:10px]`} />
        ))}
        <path
          d={`M${x - radius} ${y}H${x - radius / 4}M${x + radius / 4} ${y}H${x + radius}M${x} ${y - radius}V${y - radius / 4}M${x} ${y + radius / 4}V${y + radius}`}
          className={`${constant} stroke-lamp [stroke-width:1.5px]`}
        />
      </svg>
    </div>
  )
}
