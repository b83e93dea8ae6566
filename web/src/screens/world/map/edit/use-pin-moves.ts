import { clampPosition, type Position } from '@waybook/contract'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'

import { inPercent, useDrag } from '#parts/map/use-drag.ts'
import { useSinglePointer } from '#parts/map/use-single-pointer.ts'
import type { Viewport } from '#parts/map/viewport.ts'

import { movablePin } from '../is-for-atlas.ts'
import type { MapPin } from '../map-pin.ts'
import { useChangePin } from './use-change-pin.ts'

interface Moving {
  readonly id: string
  readonly position: Position
}

interface DraggedPin {
  readonly pin: MapPin
  /** The picture's box: it does not change while a pin is dragged. */
  readonly box: DOMRect
}

const STEP_PERCENT = 0.5
const LARGE_STEP_PERCENT = 5
/** Steps by the arrow keys within this time are saved as one change. */
const STEPS_SETTLE_MS = 700

interface Options {
  readonly mapId: string
  readonly pins: readonly MapPin[]
  readonly area: RefObject<HTMLElement | null>
  readonly viewport: Viewport
  /** Whether the viewer may move pins. */
  readonly enabled: boolean
}

/** Moves pins by mouse, finger and arrow keys. */
export function usePinMoves({ mapId, pins, area, viewport, enabled }: Options) {
  const [moved, setMoved] = useState<Moving | null>(null)
  const { move } = useChangePin(mapId)
  const pinOf = (element: HTMLElement | null) => pins.find(({ id }) => id === element?.dataset['pin'])
  const save = async (pin: MapPin, position: Position) => {
    const there = { id: pin.id, position }
    setMoved(there)
    await move(pin, position)
    setMoved((now) => (now === there ? null : now))
  }
  const steps = useSteps(save)
  const draggedTo = ({ pin: { position }, box }: DraggedPin, by: Position) => {
    const { x, y } = inPercent(by, box)
    return clampPosition({ x: position.x + x, y: position.y + y })
  }
  const drag = useDrag<DraggedPin>({
    onMove: (dragged, by) => setMoved({ id: dragged.pin.id, position: draggedTo(dragged, by) }),
    onDrop: (dragged, by) => void save(dragged.pin, draggedTo(dragged, by)),
    onGiveUp: () => setMoved(null),
  })
  const pointer = useSinglePointer({
    onDown: (event: PointerEvent<HTMLElement>) => {
      const pin = enabled ? pinOf(movablePin(event.target, event.pointerType !== 'mouse')) : undefined
      const box = area.current?.getBoundingClientRect()
      drag.onPointerDown(event, pin && box ? { pin, box } : null)
    },
    onMove: drag.onPointerMove,
    onUp: drag.onPointerUp,
    onGiveUp: drag.giveUp,
  })
  const handlers = {
    ...pointer,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const figure = enabled ? movablePin(event.target, false) : null
      const [pin, direction] = [pinOf(figure), directions[event.key]]
      if (!figure || !pin || !direction || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      const from = moved?.id === pin.id ? moved.position : pin.position
      const by = event.shiftKey ? LARGE_STEP_PERCENT : STEP_PERCENT
      const position = clampPosition({ x: from.x + direction.x * by, y: from.y + direction.y * by })
      setMoved({ id: pin.id, position })
      const { left, width, bottom } = figure.getBoundingClientRect()
      viewport.reveal(left + width / 2, bottom, 0)
      steps.wait(pin, position)
    },
  }
  return { moved, handlers, isClick: drag.isClick }
}

const directions: Readonly<Record<string, Position>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Saves the last of several steps, also when the page is left. */
function useSteps(save: (pin: MapPin, position: Position) => Promise<void>) {
  const waiting = useRef<{ readonly timer: number; readonly run: () => void } | null>(null)
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer)
      waiting.current?.run()
    },
    [],
  )
  return {
    wait: (pin: MapPin, position: Position) => {
      clearTimeout(waiting.current?.timer)
      const run = () => {
        waiting.current = null
        void save(pin, position)
      }
      waiting.current = { timer: window.setTimeout(run, STEPS_SETTLE_MS), run }
    },
  }
}
