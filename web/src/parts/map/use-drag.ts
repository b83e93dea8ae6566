import type { Position } from '@waybook/contract'
import { useRef, type PointerEvent } from 'react'

/** A press may move the pointer this far. */
const THRESHOLD_PX = 4

interface Drag<Subject> {
  readonly subject: Subject
  readonly pointerId: number
  /** Where the pointer went down, in pixels of the window. */
  readonly start: Position
  hasMoved: boolean
}

/** `by`: the pointer's movement since it went down, in pixels of the window. */
type Moved<Subject> = (subject: Subject, by: Position, event: PointerEvent<HTMLElement>) => void

interface DragOptions<Subject> {
  /** Called when the pointer has moved farther than a press may. */
  readonly onStart?: (subject: Subject) => void
  readonly onMove: Moved<Subject>
  readonly onDrop: Moved<Subject>
  /** Undoes the effect of the drag. */
  readonly onGiveUp: (subject: Subject) => void
}

/** Drags the subject under the pointer when it goes down. Use it with a map's single pointer (`useSinglePointer`). */
export function useDrag<Subject>({ onStart, onMove, onDrop, onGiveUp }: DragOptions<Subject>) {
  const current = useRef<Drag<Subject> | null>(null)
  const isClick = useRef(true)
  const ofPointer = ({ pointerId }: PointerEvent) => (current.current?.pointerId === pointerId ? current.current : null)
  const moved = ({ clientX, clientY }: PointerEvent, { start }: Drag<Subject>) => ({
    x: clientX - start.x,
    y: clientY - start.y,
  })
  return {
    /** `subject`: the element to drag, or `null` for none. */
    onPointerDown: ({ pointerId, clientX, clientY, button }: PointerEvent, subject: Subject | null) => {
      isClick.current = true
      const start = { x: clientX, y: clientY }
      current.current = subject === null || button !== 0 ? null : { subject, pointerId, start, hasMoved: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const drag = ofPointer(event)
      if (!drag) return
      const by = moved(event, drag)
      if (!drag.hasMoved) {
        if (Math.hypot(by.x, by.y) <= THRESHOLD_PX) return
        drag.hasMoved = true
        isClick.current = false
        event.currentTarget.setPointerCapture(event.pointerId)
        onStart?.(drag.subject)
      }
      onMove(drag.subject, by, event)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const drag = ofPointer(event)
      if (!drag) return
      current.current = null
      if (drag.hasMoved) onDrop(drag.subject, moved(event, drag), event)
    },
    giveUp: () => {
      const drag = current.current
      current.current = null
      if (drag?.hasMoved) onGiveUp(drag.subject)
    },
    /** Whether the last press was not a drag. Browsers also send a click at the end of a drag. */
    isClick: () => isClick.current,
  }
}

/** A distance in the window, in percent of a box. */
export const inPercent = ({ x, y }: Position, { width, height }: DOMRect): Position => ({
  x: (x / width) * 100,
  y: (y / height) * 100,
})
