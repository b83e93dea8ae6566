import { wallProblems, type LatticePoint } from '@waybook/rules'
import { useEffect, useMemo, useRef } from 'react'

import { useTable, useTableState } from '#screens/tabletop/table-context.ts'

import { dropSketch } from '../change-edit.ts'
import { useSceneWalls, useShownWalls, useWallFrame } from '../scene-walls.ts'
import { drawnKinds, useWallChoice, type WallEdit } from '../wall-edit.ts'
import { dotAt, pathOf } from '../walls-layer.tsx'
import { Magnifier } from './magnifier.tsx'
import { useWallsPointer } from './use-walls-pointer.ts'

const constant = 'fill-none [vector-effect:non-scaling-stroke]'
const sketchLine = `${constant} stroke-lamp [stroke-width:calc(3px/var(--zoom,1))] [stroke-dasharray:calc(6px/var(--zoom,1))_calc(6px/var(--zoom,1))]`

/** What the tool Walls draws above the scene: the chain, selected walls with their ends, and problems. It handles the pointer. */
export function WallsToolLayer() {
  const { state } = useTable()
  const area = useRef<SVGSVGElement>(null)
  useWallsPointer(area)
  const { width, height } = useWallFrame()
  const edit = useTableState(({ wallEdit }) => wallEdit)
  useEffect(() => () => dropSketch(state), [state])
  return (
    <>
      <svg
        ref={area}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full overflow-visible [stroke-linecap:round]"
      >
        <Problems />
        <SelectedParts {...edit} />
        <Sketch {...edit} />
      </svg>
      {edit.byFinger && edit.pointer ? <Magnifier at={edit.pointer} /> : null}
    </>
  )
}

/** The points pressed so far, and the line to the pointer. */
function Sketch({ chain, pointer, box, draft }: WallEdit) {
  const { mode } = useWallChoice()
  const last = chain.at(-1)
  const ahead = last && pointer ? (mode === 'room' ? rectangle(last, pointer) : line([last, pointer])) : ''
  const isPlacing = mode in drawnKinds || mode === 'light'
  return (
    <>
      <path d={line(chain)} className={`${constant} stroke-lamp [stroke-width:calc(4px/var(--zoom,1))]`} />
      <path d={ahead} className={sketchLine} />
      {box ? <path d={rectangle(...box)} className={sketchLine} /> : null}
      {draft ? (
        <path
          d={pathOf([...draft.add, ...draft.change].filter(({ kind }) => kind === 'door' || kind === 'window'))}
          className={`${constant} stroke-lamp [stroke-width:calc(8px/var(--zoom,1))] opacity-90`}
        />
      ) : null}
      {chain.map((point) => (
        <Handle key={point.join(' ')} at={point} />
      ))}
      {pointer && isPlacing ? <Handle at={pointer} /> : null}
    </>
  )
}

function SelectedParts({ selectedIds, lightId, lightAt }: WallEdit) {
  const walls = useShownWalls().filter(({ id }) => selectedIds.has(id))
  const light = useSceneWalls()?.lights.find(({ id }) => id === lightId)
  return (
    <>
      <path
        d={pathOf(walls)}
        className={`${constant} stroke-lamp [stroke-width:calc(11px/var(--zoom,1))] opacity-60`}
      />
      <path d={pathOf(walls)} className={`${constant} stroke-map-casing [stroke-width:calc(3px/var(--zoom,1))]`} />
      {walls.flatMap(({ id, from, to }) => [
        <Handle key={`${id} from`} at={from} />,
        <Handle key={`${id} to`} at={to} />,
      ])}
      {light ? <Handle at={lightAt ?? light.at} /> : null}
    </>
  )
}

function Handle({ at }: { readonly at: LatticePoint }) {
  return (
    <>
      <path d={dotAt(at)} className={`${constant} stroke-map-casing [stroke-width:calc(13px/var(--zoom,1))]`} />
      <path d={dotAt(at)} className={`${constant} stroke-lamp [stroke-width:calc(9px/var(--zoom,1))]`} />
    </>
  )
}

/** Gaps as crosses, free ends as rings. */
function Problems() {
  const walls = useSceneWalls()?.walls
  const { cell } = useWallFrame()
  const problems = useMemo(() => wallProblems(walls ?? [], cell), [walls, cell])
  const size = cell * 0.14
  return problems.map(({ kind, at: [x, y] }) => (
    <g key={`${x} ${y} ${kind}`} className={`${constant} stroke-bad [stroke-width:calc(2.5px/var(--zoom,1))]`}>
      {kind === 'gap' ? (
        <path
          vectorEffect="non-scaling-stroke"
          d={`M${x - size} ${y - size}l${size * 2} ${size * 2}M${x - size} ${y + size}l${size * 2} ${-size * 2}`}
        />
      ) : (
        <circle vectorEffect="non-scaling-stroke" cx={x} cy={y} r={size} />
      )}
    </g>
  ))
}

function line([first, ...rest]: readonly LatticePoint[]): string {
  return first && rest.length > 0 ? `M${first.join(' ')}${rest.map((point) => `L${point.join(' ')}`).join('')}` : ''
}

function rectangle([ax, ay]: LatticePoint, [bx, by]: LatticePoint): string {
  return `M${ax} ${ay}H${bx}V${by}H${ax}Z`
}
