import type { SeenDoor } from '@waybook/contract'
import { tableDoors } from '@waybook/messages/tableDoors'
import type { MouseEvent, PointerEvent } from 'react'

import { Icon } from '#ui/text/icon.tsx'

import { pathOf } from '../walls/walls-layer.tsx'
import { jambsOf, openLeaf } from './door-figure.ts'
import { useDoorFrame, useOpenDoor, useSeenDoors } from './use-seen-doors.ts'

import './doors.css'

/** Lines with the same width at every zoom, dark below light, so they are visible on every picture. */
const line = 'fill-none [stroke-linecap:round] [vector-effect:non-scaling-stroke]'
const casing = `${line} stroke-map-casing opacity-80`

/** The doors in sight, on the map of players and televisions. A door beside the viewer's token has a button. */
export function DoorsLayer() {
  const doors = useSeenDoors()
  const { width, height } = useDoorFrame()
  const { turn, busyId } = useOpenDoor()
  const all = doors.map(({ door }) => door)
  const leaves = pathOf(all.map((door) => (door.open ? openLeaf(door) : door)))
  const jambs = pathOf(all.flatMap(jambsOf))
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        data-doors={doors.length}
        className="pointer-events-none absolute inset-0 size-full overflow-visible"
      >
        <path d={jambs + leaves} className={`${casing} [stroke-width:calc(7px/var(--zoom,1))]`} />
        <path d={jambs} className={`${line} stroke-map-ink [stroke-width:calc(3px/var(--zoom,1))]`} />
        <path d={leaves} className={`${line} stroke-lamp [stroke-width:calc(4px/var(--zoom,1))]`} />
      </svg>
      {doors.map(({ door, middle: [x, y], isBeside }) =>
        isBeside ? (
          <DoorButton
            key={door.id}
            door={door}
            at={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
            busy={busyId === door.id}
            onTurn={() => turn(door)}
          />
        ) : null,
      )}
    </>
  )
}

interface DoorButtonProps {
  readonly door: SeenDoor
  readonly at: { readonly left: string; readonly top: string }
  readonly busy: boolean
  readonly onTurn: () => void
}

/** A press on it must not begin a drag or a ping of the map. */
function stop(event: MouseEvent | PointerEvent): void {
  event.stopPropagation()
}

function DoorButton({ door, at, busy, onTurn }: DoorButtonProps) {
  const label = door.open ? tableDoors.closeDoor() : tableDoors.openDoor()
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={busy || undefined}
      style={at}
      onPointerDown={stop}
      onDoubleClick={stop}
      onClick={(event) => {
        stop(event)
        if (!busy) onTurn()
      }}
      className="door-button size-touch"
    >
      <span className="grid size-8 place-items-center rounded-round border-2 border-lamp bg-map-label text-map-ink shadow-2">
        <Icon name="door" />
      </span>
    </button>
  )
}
