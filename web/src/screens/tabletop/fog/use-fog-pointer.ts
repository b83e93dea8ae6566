import { tableFog } from '@waybook/messages/tableFog'
import { roomAt, type FogPoint, type Room } from '@waybook/rules'
import { useRef, useState, type RefObject } from 'react'

import { newIdempotencyKey } from '#api/call.ts'

import { announce } from '../announcer.tsx'
import { useToolPointer } from '../tool/map-tool.ts'
import { useHover } from '../tool/use-hover.ts'
import type { FogChanges } from './fog-changes.ts'
import type { Sketch } from './fog-preview.tsx'
import type { FogState } from './fog-state.ts'
import { FogStroke } from './fog-stroke.ts'
import { useFogBrush, useFogShape } from './fog-tool.ts'

const NOTHING: Sketch = { at: null, from: null, corners: [] }
/** A click this close to the first or last corner closes the polygon. In CSS pixels. */
const NEAR_PX = 14

interface Fog {
  readonly state: FogState
  readonly changes: FogChanges
  readonly rooms: readonly Room[]
}

/** The fog tool's pointer handling, and the sketch of its next change. */
export function useFogPointer(area: RefObject<HTMLElement | null>, { state, changes, rooms }: Fog) {
  const { op, radius } = useFogBrush()
  const shape = useFogShape(rooms.length > 0)
  const stroke = useRef<FogStroke | null>(null)
  const [sketch, setSketch] = useState(NOTHING)
  useHover(area, (at) => setSketch((known) => ({ ...known, at })))
  const apply = (kind: 'rect' | 'polygon', points: readonly FogPoint[]) =>
    void changes.change({ op, shape: kind, points }, newIdempotencyKey())
  const close = () => {
    if (sketch.corners.length < 3) return false
    apply('polygon', sketch.corners)
    setSketch({ ...sketch, corners: [] })
    return true
  }
  const changeRoom = (at: FogPoint) => {
    const room = roomAt(rooms, at)
    if (room) apply('polygon', room.outline)
    else announce(tableFog.noRoom())
  }
  const isNear = (a: FogPoint | undefined, b: FogPoint) => {
    const box = area.current?.getBoundingClientRect()
    if (!a || !box) return false
    return Math.hypot(((a.x - b.x) * box.width) / 100, ((a.y - b.y) * box.height) / 100) < NEAR_PX
  }
  const addCorner = (at: FogPoint) => {
    const { corners } = sketch
    const closes = corners.length > 2 && (isNear(corners[0], at) || isNear(corners.at(-1), at))
    if (closes) close()
    else if (!isNear(corners.at(-1), at)) setSketch({ at, from: null, corners: [...corners, at] })
  }
  useToolPointer({
    onStart: (at) => {
      if (shape === 'brush') stroke.current = new FogStroke({ op, radius }, { state, changes }, at)
      setSketch((known) => ({ ...known, at, from: at }))
    },
    onMove: (at) => {
      stroke.current?.move(at)
      setSketch((known) => ({ ...known, at }))
    },
    onEnd: (at) => {
      stroke.current?.end()
      stroke.current = null
      if (shape === 'room') changeRoom(at)
      if (shape === 'rect' && sketch.from) apply('rect', [sketch.from, at])
      if (shape === 'polygon') addCorner(at)
      else setSketch((known) => ({ ...known, from: null }))
    },
    onCancel: () => {
      stroke.current?.cancel()
      stroke.current = null
      setSketch((known) => ({ ...known, from: null, at: null }))
    },
  })
  /** Returns whether there was a shape to cancel. */
  const cancel = () => {
    if (sketch.corners.length === 0) return false
    setSketch({ ...sketch, corners: [] })
    announce(tableFog.shapeCanceled())
    return true
  }
  return { sketch, close, cancel }
}
